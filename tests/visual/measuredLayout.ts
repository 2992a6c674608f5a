/** Distances from the upper left corner of what is visible, in CSS pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What the rules want to know of one element on show; see measureLayout. */
export interface MeasuredElement {
  /** For people: tag, role and the beginning of its words. */
  description: string;
  tag: string;
  box: Box;
  /** One for each line of a link that breaks, without what an ancestor that scrolls covers. */
  lines: readonly Box[];
  fontSize: number;
  /** Words of its own, not of the elements inside. */
  hasOwnText: boolean;
  isInteractive: boolean;
  /** A link within a sentence. */
  isInlineLink: boolean;
  /** Painted, or sends a form: what the page is there for. */
  isMainAction: boolean;
  /** What happens to content that has no room: cut off, spilt over the edge, or only seen by moving it sideways. */
  overflow: 'cut off' | 'spilt' | 'scrolls sideways' | null;
  /** Whether it is in a box fixed to the window, or held at one of its edges, below which the page scrolls. */
  isFloating: boolean;
  /** A control of a bar, which does not scroll away, with something else over it. */
  isCovered: boolean;
  /** Position in the list of its nearest interactive ancestor; -1 for none. */
  interactiveAncestor: number;
}

export interface MeasuredLayout {
  rootFontSize: number;
  /** Of what is visible, and of everything there is. */
  width: number;
  scrollWidth: number;
  elements: readonly MeasuredElement[];
}
