/** The things that members cannot do alone; the accessibility statement of every site names each one, with a way round. */
export const accessibilityGaps = ['memberPictures', 'memberLanguages', 'paymentPages', 'supportChat'] as const;
export type AccessibilityGap = (typeof accessibilityGaps)[number];

/**
 * The proof of a clause: a test, as `file › a part of its title`, or somebody who looked at the running product. A run of
 * the tests fails where no such test passed, and names the looks that are older than a year.
 */
export type Proof = string | { byHand: string; date: string };

/** The way in which the product meets a clause. */
export type ClauseState =
  | { met: readonly Proof[] }
  | { notApplicable: string }
  /** Tests prove all but what the gap names. */
  | { partly: AccessibilityGap; met: readonly Proof[] };

const met = (...proofs: readonly Proof[]): ClauseState => ({ met: proofs });
const partly = (gap: AccessibilityGap, ...proofs: readonly Proof[]): ClauseState => ({ partly: gap, met: proofs });
const not = (why: string): ClauseState => ({ notApplicable: why });

const byHand = (what: string, date: string): Proof => ({ byHand: what, date });

/** Axe, IBM's engine, the rules of layout at four widths and sizes of text, the focus and the tree, on every screen. */
const everyScreen = 'tests/visual/screens.spec.ts › nothing is cut off, too small or covered';
const everyLook = 'tests/visual/looks.spec.ts › every choice of a look keeps the rules';
const everyComponent = 'tests/visual/componentGallery.spec.ts › no component in any state';
const focusInGallery = 'tests/visual/componentGallery.spec.ts › the focus is visible on every element';
const slider = 'tests/components/interaction.spec.ts › moves by keys, by minus and plus, and by pointing at it';
const menu = 'tests/components/interaction.spec.ts › a menu is operated by keys, returns the focus';
const dialog = 'tests/components/interaction.spec.ts › keeps the focus, stops the page from scrolling';
const signInErrors = 'tests/journeys/siteSmoke.spec.ts › names what is wrong with the focus on it';
const largeText = 'tests/journeys/displaySettings.spec.ts › grows to 200 % in six steps';
const reducedMotion = 'tests/journeys/displaySettings.spec.ts › is reduced as the device asks';
const footer = 'tests/journeys/footer.spec.ts › the footer has the same links on every page';
const forms = 'tests/rules/forms.test.ts › a listed form says in the title of the page that it has errors';
const statement = 'tests/journeys/legalDocuments.spec.ts › the four documents are in the language of the page';
const contrast = 'tests/visual/themeContrast.test.ts › style sheets take shades by the roles';

const noMedia = not('There is no video, sound or animation with content; members send text and still pictures.');
const noVoice = not('Members write to each other; there is no voice or video communication.');
const noHardware = not('The service is software in a browser and has no hardware.');
const noDocuments = not('No document is offered to download; texts, prices and receipts are web pages.');
const noSoftware = not('The service is web pages, which clause 9 covers; nothing is installed.');

/**
 * The clauses of EN 301 549 V4.1.1 (WCAG 2.2, levels A and AA) that may apply to a web service, each with how it is met
 * and what proves it. `npm test -- --clauses` prints it; the build names the gaps in the accessibility statement of each
 * site.
 */
export const accessibilityClauses: Readonly<Record<string, ClauseState>> = {
  '5.1 Closed functionality': not('Members use their own devices with their own assistive technology.'),
  '5.2 Activation of accessibility features': met(
    'tests/journeys/displaySettings.spec.ts › can be chosen before signing in',
  ),
  '5.3 Biometrics': not('No one is recognised by the body; a face in a picture is marked by hand.'),
  '5.4 Preservation of accessibility information during conversion': not('Nothing is converted.'),
  '5.5 Operable parts': noHardware,
  '5.6 Locking or toggle controls': noHardware,
  '5.7 Key repeat': noHardware,
  '5.8 Double-strike key acceptance': noHardware,
  '5.9 Simultaneous user actions': met(
    slider,
    menu,
    byHand('No control asks for two keys or two fingers at once.', '2026-11-29'),
  ),

  '6.1 Audio bandwidth for speech': noVoice,
  '6.2 Real-time text': noVoice,
  '6.3 Caller ID': noVoice,
  '6.4 Alternatives to voice-based services': noVoice,
  '6.5 Video communication': noVoice,
  '6.6 Alternatives to video-based services': noVoice,

  '7.1 Caption processing technology': noMedia,
  '7.2 Audio description technology': noMedia,
  '7.3 User controls for captions and audio description': noMedia,

  '9.1.1.1 Non-text content': partly('memberPictures', everyScreen, everyComponent),
  '9.1.2.1 Audio-only and video-only (prerecorded)': noMedia,
  '9.1.2.2 Captions (prerecorded)': noMedia,
  '9.1.2.3 Audio description or media alternative (prerecorded)': noMedia,
  '9.1.2.4 Captions (live)': noMedia,
  '9.1.2.5 Audio description (prerecorded)': noMedia,
  '9.1.3.1 Info and relationships': met(everyScreen, everyComponent),
  '9.1.3.2 Meaningful sequence': met(everyScreen),
  '9.1.3.3 Sensory characteristics': met(
    byHand(
      'Searched the English texts for words of place, shape and colour: “above” and “below” follow the order of reading.',
      '2026-11-29',
    ),
  ),
  '9.1.3.4 Orientation': met(
    byHand('Opened eight pages at 740 × 360 px: all is there, and nothing asks to turn.', '2026-11-29'),
  ),
  '9.1.3.5 Identify input purpose': met(everyScreen, everyComponent),
  '9.1.4.1 Use of colour': met(
    everyScreen,
    byHand('Opened eight pages without colours: marks and choices have a word or a shape.', '2026-11-29'),
  ),
  '9.1.4.2 Audio control': noMedia,
  '9.1.4.3 Contrast (minimum)': met(everyScreen, everyLook, contrast),
  '9.1.4.4 Resize text': met(everyScreen, largeText),
  '9.1.4.5 Images of text': met('scripts/build/config/svg/checkSvg.test.ts › hello <path'),
  '9.1.4.10 Reflow': met(everyScreen, largeText),
  '9.1.4.11 Non-text contrast': met(
    contrast,
    'tests/journeys/oldBrowsers.spec.ts › what is chosen and what has the focus',
  ),
  '9.1.4.12 Text spacing': met(everyLook),
  '9.1.4.13 Content on hover or focus': met(
    byHand('Searched all style sheets: hovering changes only colours, edges and underlines.', '2026-11-29'),
  ),
  '9.2.1.1 Keyboard': met(slider, menu, 'tests/components/interaction.spec.ts › moves through the options by arrows'),
  '9.2.1.2 No keyboard trap': met(everyScreen, dialog),
  '9.2.1.4 Character key shortcuts': not('No key has a meaning outside of the field or list that has the focus.'),
  '9.2.2.1 Timing adjustable': met(
    'tests/components/interaction.spec.ts › does not close while it has the pointer or the focus',
    'tests/journeys/session.spec.ts › the typed text remains, and signing in leads back to it',
  ),
  '9.2.2.2 Pause, stop, hide': met(reducedMotion),
  '9.2.3.1 Three flashes or below threshold': met(
    byHand('Read all animations: they appear, rise, slide, breathe or turn, and none flashes.', '2026-11-29'),
    reducedMotion,
  ),
  '9.2.4.1 Bypass blocks': met(everyScreen, 'tests/journeys/navigation.spec.ts › its heading has the focus'),
  '9.2.4.2 Page titled': met(everyScreen, 'tests/journeys/siteSmoke.spec.ts › in the language of the site'),
  '9.2.4.3 Focus order': met(dialog, everyScreen, 'tests/journeys/navigation.spec.ts › its heading has the focus'),
  '9.2.4.4 Link purpose (in context)': met(
    everyScreen,
    'tests/journeys/peopleCards.spec.ts › picture and caption of a card are its one link, named after the person',
  ),
  '9.2.4.5 Multiple ways': met(footer, 'tests/journeys/shellHeader.spec.ts › the menu has all links'),
  '9.2.4.6 Headings and labels': met(everyScreen),
  '9.2.4.7 Focus visible': met(everyScreen, focusInGallery),
  '9.2.4.11 Focus not obscured (minimum)': met(
    everyScreen,
    'tests/visual/visualRules.spec.ts › the rules of focus find',
  ),
  '9.2.5.1 Pointer gestures': met(slider, 'tests/journeys/pictureViewer.spec.ts › by keyboard, from a picture'),
  '9.2.5.2 Pointer cancellation': met(
    'tests/components/interaction.spec.ts › a press on the backdrop closes it, and a drag',
  ),
  '9.2.5.3 Label in name': met(everyScreen, everyComponent),
  '9.2.5.4 Motion actuation': not('Moving the device does nothing.'),
  '9.2.5.7 Dragging movements': met(
    slider,
    'tests/journeys/ownProfile.spec.ts › pictures are moved by menu, key and pointer',
  ),
  '9.2.5.8 Target size (minimum)': met(everyScreen, everyLook, everyComponent),
  '9.3.1.1 Language of page': met(
    everyScreen,
    'tests/journeys/language.spec.ts › another language keeps the page and the typed text, and changes the title',
  ),
  '9.3.1.2 Language of parts': partly('memberLanguages', everyScreen),
  '9.3.2.1 On focus': met(everyScreen),
  '9.3.2.2 On input': met('tests/components/interaction.spec.ts › only Enter or Space chooses one'),
  '9.3.2.3 Consistent navigation': met(footer, 'tests/journeys/shellHeader.spec.ts › has icon, word and number'),
  '9.3.2.4 Consistent identification': met(footer, everyScreen),
  '9.3.2.6 Consistent help': met(footer),
  '9.3.3.1 Error identification': met(signInErrors, forms),
  '9.3.3.2 Labels or instructions': met(everyScreen, everyComponent),
  '9.3.3.3 Error suggestion': met(signInErrors, 'app/ui/choices/RadioList.test.tsx › described by the problem'),
  '9.3.3.4 Error prevention (legal, financial, data)': met(
    'tests/journeys/payment.spec.ts › fifty presses pay once',
    'tests/journeys/termination.spec.ts › what is paid back is shown before it is confirmed',
    'tests/journeys/chat.spec.ts › a conversation that is deleted can be restored',
  ),
  '9.3.3.7 Redundant entry': met(
    'tests/journeys/onboarding.spec.ts › only missing details are requested',
    'tests/journeys/termination.spec.ts › as a member: what is paid back',
  ),
  '9.3.3.8 Accessible authentication (minimum)': met(
    'tests/journeys/signInLinks.spec.ts › keeps the page that the guest wanted',
    signInErrors,
  ),
  '9.4.1.1 Parsing': not('WCAG 2.2 has withdrawn it.'),
  '9.4.1.2 Name, role, value': met(everyScreen, everyComponent),
  '9.4.1.3 Status messages': met(
    'tests/journeys/announcements.spec.ts › is announced once',
    'tests/journeys/counters.spec.ts › only a rise is announced',
  ),
  '9.6 WCAG conformance requirements': partly('paymentPages', everyScreen),

  '10.0 Non-web documents, general': noDocuments,
  '10.1 Non-web documents: perceivable': noDocuments,
  '10.2 Non-web documents: operable': noDocuments,
  '10.3 Non-web documents: understandable': noDocuments,
  '10.4 Non-web documents: robust': noDocuments,
  '10.5 Caption positioning': noDocuments,
  '10.6 Audio description timing': noDocuments,

  '11.1 Software: perceivable': noSoftware,
  '11.2 Software: operable': noSoftware,
  '11.3 Software: understandable': noSoftware,
  '11.4 Software: robust': noSoftware,
  '11.5 Interoperability with assistive technology': noSoftware,
  '11.6 Documented accessibility usage': noSoftware,
  '11.7 User preferences': met(
    reducedMotion,
    everyLook,
    byHand('Opened eight pages in forced colours: all words, edges and marks are there.', '2026-11-29'),
  ),
  '11.8.1 Authoring tools: content technology': met(everyScreen),
  '11.8.2 Accessible content creation': partly('memberPictures'),
  '11.8.3 Preservation of accessibility information in transformations': not('Nothing is transformed.'),
  '11.8.4 Repair assistance': not('Members write plain text, in which nothing can be repaired.'),
  '11.8.5 Templates': not('Members have no templates.'),

  '12.1.1 Accessibility and compatibility features': met(statement),
  '12.1.2 Accessible documentation': met(everyScreen, statement),
  '12.2.2 Information on accessibility and compatibility features': met(statement),
  '12.2.3 Effective communication': partly('supportChat', footer),
  '12.2.4 Accessible documentation of support services': met(everyScreen),
};
