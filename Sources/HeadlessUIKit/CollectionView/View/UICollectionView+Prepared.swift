extension UICollectionView {
  /// Takes out the view that was made for an element before, with the attributes the element has.
  func preparedElement(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> CollectionContent.Element? {
    let key = attributes.key
    let generation = content.generation
    guard var element = content.prepared[key] else { return nil }
    element.attributes = attributes
    element.view.takeOn(attributes)
    fit(&element)
    guard content.generation == generation, content.prepared.removeValue(forKey: key) != nil else {
      return nil
    }
    return element
  }

  /// Gives back the views that were made and turned out not to be visible.
  func recyclePreparedElements() {
    let prepared = content.prepared
    content.prepared = [:]
    for key in prepared.keys.sorted() {
      if let element = prepared[key] { recycle(element.view, key) }
    }
  }
}
