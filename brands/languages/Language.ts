/** Words with spaces between them; the adjectives are in the grammatical gender of their animals. */
interface WordFamily {
  adjectives: string;
  animals: string;
}

/** The words of which member names are suggested. */
export interface UsernameWords {
  families: readonly WordFamily[];
  /** Whether the adjective follows the noun, as in French. */
  nounFirst: boolean;
}

/** With these the gallery of components shows how long the words and sentences of a language are. */
export interface GalleryTexts {
  send: string;
  more: string;
  label: string;
  hint: string;
  error: string;
  question: string;
  option: string;
  failure: string;
  sentence: string;
  paragraph: string;
}

/** Everything that is said in a language outside its catalogue of texts and its legal documents. */
export interface Language {
  /** BCP 47, for `lang`, `Intl` and file names. */
  tag: string;
  /** The language's own name. */
  name: string;
  /** The small letters beside a to z that its words and names usually have; a site loads them with its fonts. */
  letters: string;
  /** The page before its script has loaded. */
  loading: string;
  /** The same, when its script has not started after some seconds; the link under it says `reload`. */
  slowStart: string;
  /** Before the support address. */
  supportHint: string;
  noScript: (name: string) => string;
  /** The app without its catalogue. */
  wrongHost: (name: string, host: string) => string;
  /** What the hosts of a brand that is no more say. */
  gone: (name: string) => string;
  /** A part of the app could not be loaded. */
  notLoaded: string;
  /** The app threw an error. */
  broken: string;
  reload: string;
  usernames: UsernameWords;
  gallery: GalleryTexts;
}
