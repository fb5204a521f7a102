import FoundationXML  // expect: only Linux has the module FoundationXML

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif
