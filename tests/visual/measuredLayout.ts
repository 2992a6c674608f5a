/** Distances from the upper left corner of what is visible, in CSS pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Measurements of one visible element that the rules need; see measureLayout. */
export interface MeasuredElement {
  /** A description for people: tag, role and the beginning of its words. */
  description: string;
  tag: string;
  box: Box;
  /** One for each line of a link that breaks, without what an ancestor that scrolls covers. */
  lines: readonly Box[];
  fontSize: number;
  /** Whether it has words of its own, not only those of elements inside. */
  hasOwnText: boolean;
  isInteractive: boolean;
  /** Whether it is a link within a sentence. */
  isInlineLink: boolean;
  /** Whether it is filled, or submits a form: the purpose of the page. */
  isMainAction: boolean;
  /** Whether it submits a form. */
  isSubmit: boolean;
  /** The fate of content that does not fit: cut off, spilt over the edge, or visible only by scrolling sideways. */
  overflow: 'cut off' | 'spilt' | 'scrolls sideways' | null;
  /** Whether it is in a box fixed to the window, or held at one of its edges, below which the page scrolls. */
  isFloating: boolean;
  /** Whether it is a control of a bar, which does not scroll away, with something else over it. */
  isCovered: boolean;
  /** Whether it is painted over the upper two thirds of a portrait. */
  isOverFace: boolean;
  /** Whether it has a visible edge all around, and is neither round nor a field of a form, which needs one. */
  isFramed: boolean;
  /** Position in the list of its nearest interactive ancestor; -1 for none. */
  interactiveAncestor: number;
}

export interface MeasuredLayout {
  rootFontSize: number;
  /** The width and the height of the visible part, and the width of the whole page. */
  width: number;
  height: number;
  scrollWidth: number;
  elements: readonly MeasuredElement[];
}
