/// What typical cells look like, as text and as SVG.
enum CellPictures {
  static let all: [String: (text: String, svg: String)] = [
    "setting": (settingText, setting),
    "subtitle": (subtitleText, subtitle),
    "message": (messageText, message),
    "article": (articleText, article),
    "field": (fieldText, field),
    "options": (optionsText, options),
    "download": (downloadText, download),
    "offer": (offerText, offer),
    "volume": (volumeText, volume),
    "mirrored": (mirroredText, mirrored),
  ]

  private static let settingText = ##"""

       ▨   Notifications                  (━━●)
    """##

  private static let setting = ##"""
    <svg xmlns="http://www.w3.org/2000/svg" width="320" height="55" viewBox="0 0 320 \##
    55" font-family="Helvetica, Arial, 'Liberation Sans', sans-serif">
      <rect x="0" y="0" width="320" height="55" fill="#FFFFFF"/>
      <g transform="translate(16 17.667) scale(1)">
        <path d="M4 14C6 12 5 9 6 6.5A4.2 4.2 0 0 1 14 6.5C15 9 14 12 16 14Z" \##
    fill="#FF383C"/>
        <path d="M8 16H12L10 18Z" fill="#FF383C"/>
      </g>
      <text x="48" y="33.543" font-size="17" textLength="92.582" \##
    lengthAdjust="spacingAndGlyphs" fill="#000000">Notifications</text>
      <rect x="255" y="12" width="51" height="31" rx="15.5" fill="#34C759"/>
      <rect x="277" y="14" width="27" height="27" rx="13.5" fill="#FFFFFF"/>
    </svg>

    """##

  private static let subtitleText = ##"""

            Weekly summary

        ▨   Sent each Monday to everybody     ›
            who takes part in the project

            and has not said no to it.
    """##

  private static let subtitle = ##"""
    <svg xmlns="http://www.w3.org/2000/svg" width="320" height="104.333" viewBox="0 0 \##
    320 104.333" font-family="Helvetica, Arial, 'Liberation Sans', sans-serif">
      <rect x="0" y="0" width="320" height="104.333" fill="#FFFFFF"/>
      <g transform="translate(16 38.333) scale(1.4)">
        <path d="M2 4H18V16H2Z" fill="#0088FF"/>
        <path d="M2 5L10 11L18 5" fill="none" stroke="#FFFFFF" stroke-width="1.8" \##
    stroke-linecap="round" stroke-linejoin="round"/>
      </g>
      <text x="56" y="27.21" font-size="17" font-weight="600" textLength="138.89" \##
    lengthAdjust="spacingAndGlyphs" fill="#000000">Weekly summary</text>
      <text x="56" y="49.665" font-size="15" textLength="215.115" \##
    lengthAdjust="spacingAndGlyphs" fill="#3C3C43" fill-opacity="0.6">Sent each Monday \##
    to everybody</text>
      <text x="56" y="69.665" font-size="15" textLength="187.59" \##
    lengthAdjust="spacingAndGlyphs" fill="#3C3C43" fill-opacity="0.6">who takes part in \##
    the project</text>
      <text x="56" y="89.665" font-size="15" textLength="163.44" \##
    lengthAdjust="spacingAndGlyphs" fill="#3C3C43" fill-opacity="0.6">and has not said \##
    no to it.</text>
      <g transform="translate(284 42.333) scale(1)">
        <path d="M7 4L13 10L7 16" fill="none" stroke="#3C3C43" stroke-opacity="0.3" \##
    stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>
      </g>
    </svg>

    """##

  private static let messageText = ##"""

         Ada Lovelace                       9:41

         The engine might compose
         elaborate pieces of music of any …
    """##

  private static let message = ##"""
    <svg xmlns="http://www.w3.org/2000/svg" width="320" height="84.667" viewBox="0 0 \##
    320 84.667" font-family="Helvetica, Arial, 'Liberation Sans', sans-serif">
      <rect x="0" y="0" width="320" height="84.667" fill="#FFFFFF"/>
      <rect x="14" y="15.333" width="10" height="10" rx="5" fill="#0088FF"/>
      <text x="32" y="26.21" font-size="17" font-weight="600" textLength="109.599" \##
    lengthAdjust="spacingAndGlyphs" fill="#000000">Ada Lovelace</text>
      <text x="280.333" y="26.099" font-size="12" textLength="23.352" \##
    lengthAdjust="spacingAndGlyphs" fill="#3C3C43" fill-opacity="0.6">9:41</text>
      <text x="32" y="48.543" font-size="17" textLength="205.037" \##
    lengthAdjust="spacingAndGlyphs" fill="#3C3C43" fill-opacity="0.6">The engine might \##
    compose</text>
      <text x="32" y="70.543" font-size="17" textLength="265.506" \##
    lengthAdjust="spacingAndGlyphs" fill="#3C3C43" fill-opacity="0.6">elaborate pieces \##
    of music of any …</text>
    </svg>

    """##

  private static let articleText = ##"""

      Coffee beans
      250 g, € 8.90            2    [ − │ + ]
    """##

  private static let article = ##"""
    <svg xmlns="http://www.w3.org/2000/svg" width="320" height="60" viewBox="0 0 320 \##
    60" font-family="Helvetica, Arial, 'Liberation Sans', sans-serif">
      <rect x="0" y="0" width="320" height="60" fill="#FFFFFF"/>
      <text x="16" y="28.21" font-size="17" textLength="101.116" \##
    lengthAdjust="spacingAndGlyphs" fill="#000000">Coffee beans</text>
      <text x="16" y="44.788" font-size="13" textLength="75.894" \##
    lengthAdjust="spacingAndGlyphs" fill="#3C3C43" fill-opacity="0.6">250 g, € 8.90</text>
      <text x="188.333" y="36.21" font-size="17" font-weight="600" textLength="9.452" \##
    lengthAdjust="spacingAndGlyphs" fill="#000000">2</text>
      <rect x="210" y="14" width="94" height="32" rx="8" fill="#E5E5EA"/>
      <line x1="257" y1="22" x2="257" y2="38" stroke="#C7C7CC" stroke-width="2" \##
    stroke-linecap="round"/>
      <text x="233.5" y="37.109" font-size="20" text-anchor="middle" textLength="11.68" \##
    lengthAdjust="spacingAndGlyphs" fill="#000000">−</text>
      <text x="280.5" y="37.109" font-size="20" text-anchor="middle" textLength="11.68" \##
    lengthAdjust="spacingAndGlyphs" fill="#000000">+</text>
    </svg>

    """##

  private static let fieldText = ##"""

                   ╭──────────────────────────╮
      E-mail       │name@example.com          │
                   ╰──────────────────────────╯
    """##

  private static let field = ##"""
    <svg xmlns="http://www.w3.org/2000/svg" width="320" height="58.333" viewBox="0 0 \##
    320 58.333" font-family="Helvetica, Arial, 'Liberation Sans', sans-serif">
      <rect x="0" y="0" width="320" height="58.333" fill="#FFFFFF"/>
      <text x="16" y="35.21" font-size="17" textLength="48.161" \##
    lengthAdjust="spacingAndGlyphs" fill="#000000">E-mail</text>
      <text x="115" y="35.21" font-size="17" textLength="160.854" \##
    lengthAdjust="spacingAndGlyphs" fill="#3C3C43" \##
    fill-opacity="0.3">name@example.com</text>
      <rect x="108.5" y="12.5" width="195" height="33.333" rx="4.5" fill="none" \##
    stroke="#D1D1D6" stroke-width="1"/>
    </svg>

    """##

  private static let optionsText = ##"""

      DELIVERY

         Standard     [Express]       Pickup
    """##

  private static let options = ##"""
    <svg xmlns="http://www.w3.org/2000/svg" width="320" height="76.333" viewBox="0 0 \##
    320 76.333" font-family="Helvetica, Arial, 'Liberation Sans', sans-serif">
      <rect x="0" y="0" width="320" height="76.333" fill="#FFFFFF"/>
      <text x="16" y="23.432" font-size="12" textLength="59.352" \##
    lengthAdjust="spacingAndGlyphs" fill="#3C3C43" fill-opacity="0.6">DELIVERY</text>
      <rect x="16" y="32.333" width="288" height="32" rx="8" fill="#E5E5EA"/>
      <text x="64" y="52.954" font-size="13" font-weight="500" text-anchor="middle" \##
    textLength="52.754" lengthAdjust="spacingAndGlyphs" fill="#000000">Standard</text>
      <rect x="114" y="34.333" width="92" height="28" rx="6" fill="#FFFFFF"/>
      <text x="160" y="52.954" font-size="13" font-weight="500" text-anchor="middle" \##
    textLength="46.956" lengthAdjust="spacingAndGlyphs" fill="#000000">Express</text>
      <text x="256" y="52.954" font-size="13" font-weight="500" text-anchor="middle" \##
    textLength="39.013" lengthAdjust="spacingAndGlyphs" fill="#000000">Pickup</text>
    </svg>

    """##

  private static let downloadText = ##"""

      Map of Lisbon                    40 %   ✻

      ████████████████░░░░░░░░░░░░░░░░░░░░░░░░░
    """##

  private static let download = ##"""
    <svg xmlns="http://www.w3.org/2000/svg" width="320" height="58.333" viewBox="0 0 \##
    320 58.333" font-family="Helvetica, Arial, 'Liberation Sans', sans-serif">
      <rect x="0" y="0" width="320" height="58.333" fill="#FFFFFF"/>
      <text x="16" y="28.21" font-size="17" textLength="106.777" \##
    lengthAdjust="spacingAndGlyphs" fill="#000000">Map of Lisbon</text>
      <text x="246.333" y="26.788" font-size="13" textLength="29.627" \##
    lengthAdjust="spacingAndGlyphs" fill="#3C3C43" fill-opacity="0.6">40 %</text>
      <line x1="294" y1="17.333" x2="294" y2="13.333" stroke="#8E8E93" \##
    stroke-opacity="0.125" stroke-width="2" stroke-linecap="round"/>
      <line x1="297.536" y1="18.798" x2="300.364" y2="15.969" stroke="#8E8E93" \##
    stroke-opacity="0.25" stroke-width="2" stroke-linecap="round"/>
      <line x1="299" y1="22.333" x2="303" y2="22.333" stroke="#8E8E93" \##
    stroke-opacity="0.375" stroke-width="2" stroke-linecap="round"/>
      <line x1="297.536" y1="25.869" x2="300.364" y2="28.697" stroke="#8E8E93" \##
    stroke-opacity="0.5" stroke-width="2" stroke-linecap="round"/>
      <line x1="294" y1="27.333" x2="294" y2="31.333" stroke="#8E8E93" \##
    stroke-opacity="0.625" stroke-width="2" stroke-linecap="round"/>
      <line x1="290.464" y1="25.869" x2="287.636" y2="28.697" stroke="#8E8E93" \##
    stroke-opacity="0.75" stroke-width="2" stroke-linecap="round"/>
      <line x1="289" y1="22.333" x2="285" y2="22.333" stroke="#8E8E93" \##
    stroke-opacity="0.875" stroke-width="2" stroke-linecap="round"/>
      <line x1="290.464" y1="18.798" x2="287.636" y2="15.969" stroke="#8E8E93" \##
    stroke-width="2" stroke-linecap="round"/>
      <rect x="16" y="42.333" width="288" height="4" rx="2" fill="#E5E5EA"/>
      <rect x="16" y="42.333" width="115.2" height="4" rx="2" fill="#0088FF"/>
    </svg>

    """##

  private static let offerText = ##"""

      ╭───────────────────────────────────────╮
      │                                       │
      │                                       │
      │               [bicycle]               │
      │                                       │
      │                                       │
      │                                       │
      ╰───────────────────────────────────────╯

      Town bicycle

                                    ╭─────────╮
      € 890  € 690                  ╰──▨──Buy─╯
    """##

  private static let offer = ##"""
    <svg xmlns="http://www.w3.org/2000/svg" width="320" height="213.667" viewBox="0 0 \##
    320 213.667" font-family="Helvetica, Arial, 'Liberation Sans', sans-serif">
      <rect x="0" y="0" width="320" height="213.667" fill="#FFFFFF"/>
      <rect x="16" y="12" width="288" height="115.333" rx="8" fill="#E5E5EA"/>
      <clipPath id="clip1">
        <rect x="16" y="12" width="288" height="115.333" rx="8"/>
      </clipPath>
      <g clip-path="url(#clip1)">
        <rect x="16" y="-74.333" width="288" height="288" rx="36" fill="#0088FF" \##
    fill-opacity="0.2"/>
        <text x="160" y="73.963" font-size="12" text-anchor="middle" \##
    textLength="36.672" lengthAdjust="spacingAndGlyphs" fill="#0088FF">bicycle</text>
      </g>
      <text x="16" y="154.443" font-size="20" textLength="115.58" \##
    lengthAdjust="spacingAndGlyphs" fill="#000000">Town bicycle</text>
      <text x="16" y="190.543" font-size="15" textLength="37.53" \##
    lengthAdjust="spacingAndGlyphs" fill="#3C3C43" fill-opacity="0.6">€ 890</text>
      <rect x="16" y="186.234" width="37.53" height="0.833" fill="#3C3C43" \##
    fill-opacity="0.6"/>
      <text x="53.53" y="190.543" font-size="17" font-weight="700" textLength="51.986" \##
    lengthAdjust="spacingAndGlyphs" xml:space="preserve" fill="#FF383C">  € 690</text>
      <rect x="224.667" y="167.333" width="79.333" height="34.333" rx="5.95" \##
    fill="#0088FF"/>
      <g transform="translate(236.667 174.5) scale(1)">
        <path d="M1 3H4L6 13H15L17 6H5M8 17h0.01M13 17h0.01" fill="none" \##
    stroke="#FFFFFF" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>
      </g>
      <text x="262.667" y="190.543" font-size="17" textLength="29.291" \##
    lengthAdjust="spacingAndGlyphs" fill="#FFFFFF">Buy</text>
    </svg>

    """##

  private static let volumeText = ##"""

       −   ━━━━━━━━━━━━━━━━━━━━━━●─────────   +
    """##

  private static let volume = ##"""
    <svg xmlns="http://www.w3.org/2000/svg" width="320" height="55" viewBox="0 0 320 \##
    55" font-family="Helvetica, Arial, 'Liberation Sans', sans-serif">
      <rect x="0" y="0" width="320" height="55" fill="#FFFFFF"/>
      <g transform="translate(16 17.667) scale(1)">
        <path d="M3 10H17" fill="none" stroke="#3C3C43" stroke-opacity="0.6" \##
    stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>
      </g>
      <rect x="48" y="25.5" width="224" height="4" rx="2" fill="#D1D1D6"/>
      <rect x="48" y="25.5" width="151.2" height="4" rx="2" fill="#0088FF"/>
      <rect x="185.2" y="13.5" width="28" height="28" rx="14" fill="#FFFFFF"/>
      <rect x="185.2" y="13.5" width="28" height="28" rx="14" fill="none" \##
    stroke="#C7C7CC"/>
      <g transform="translate(284 17.667) scale(1)">
        <path d="M10 3V17M3 10H17" fill="none" stroke="#3C3C43" stroke-opacity="0.6" \##
    stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>
      </g>
    </svg>

    """##

  private static let mirroredText = ##"""

       (●━━)                  Notifications   ▨
    """##

  private static let mirrored = ##"""
    <svg xmlns="http://www.w3.org/2000/svg" width="320" height="55" viewBox="0 0 320 \##
    55" font-family="Helvetica, Arial, 'Liberation Sans', sans-serif">
      <rect x="0" y="0" width="320" height="55" fill="#FFFFFF"/>
      <g transform="translate(284 17.667) scale(1)">
        <path d="M4 14C6 12 5 9 6 6.5A4.2 4.2 0 0 1 14 6.5C15 9 14 12 16 14Z" \##
    fill="#FF383C"/>
        <path d="M8 16H12L10 18Z" fill="#FF383C"/>
      </g>
      <text x="272" y="33.543" font-size="17" text-anchor="end" textLength="92.582" \##
    lengthAdjust="spacingAndGlyphs" fill="#000000">Notifications</text>
      <rect x="16" y="12" width="51" height="31" rx="15.5" fill="#34C759"/>
      <rect x="18" y="14" width="27" height="27" rx="13.5" fill="#FFFFFF"/>
    </svg>

    """##
}
