/** Words with spaces between them; the adjectives are in the grammatical gender of their animals. */
interface WordFamily {
  adjectives: string;
  animals: string;
}

/** Words that suggested member names are made of. */
export interface UsernameWords {
  families: readonly WordFamily[];
  /** Whether the adjective follows the noun, as in French. */
  nounFirst: boolean;
}

/** Texts with which the gallery of components shows how long the words and sentences of a language are. */
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

/** Texts and facts of a language outside its catalogue of texts and its legal documents. */
export interface Language {
  /** BCP 47, for `lang`, `Intl` and file names. */
  tag: string;
  /** The language's own name. */
  name: string;
  /** The small letters beside a to z that its words and names usually have; a site loads them with its fonts. */
  letters: string;
  /** The sentence with which a shared link says whom a brand is for; without a full stop. */
  audience: (age: number) => string;
  /** On the page before its script has loaded. */
  loading: string;
  /** On the page when its script has not started after some seconds; the link under it says `reload`. */
  slowStart: string;
  /** The words before the support address. */
  supportHint: string;
  noScript: (name: string) => string;
  /** On a page of the app at a wrong host, without its catalogue. */
  wrongHost: (name: string, host: string) => string;
  /** On the hosts of a retired brand. */
  gone: (name: string) => string;
  /** When a part of the app could not be loaded. */
  notLoaded: string;
  /** When the app threw an error. */
  broken: string;
  reload: string;
  /** Above a legal document; `date` is written out. */
  legalVersion: (date: string) => string;
  usernames: UsernameWords;
  gallery: GalleryTexts;
}
