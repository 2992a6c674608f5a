/** What the boot script of a document knows (app/bootDocument.ts). Files are addresses on the site's own host. */
export interface BootChoices {
  /** Of the brand. */
  name: string;
  hosts: readonly string[];
  /** The languages of the site beside its own. */
  otherLocales: readonly string[];
  apiOrigin: string;
  /** Whether calls go to the page's own host. */
  proxiedApi: boolean;
  storageOrigin: string;
  /** The only addresses at which the document shows the page that is rendered ahead; undefined: all. */
  shownAt?: readonly string[] | undefined;
  /** Style sheets of lazy chunks that stand in the document, so that no script loads them again. */
  inlinedStyles: readonly string[];
  /** Scripts, style sheets and fonts to load ahead, without a token and with one. */
  guestFiles: readonly string[];
  memberFiles: readonly string[];
  /** What pages need beside them, with a token. */
  memberPages: readonly BootPage[];
}

/** What a page of members needs. */
interface BootPage {
  /** Its address; `:id` stands for any id. */
  path: string;
  /** The parts of app/prerender/memberSkeleton.tsx that the document shows at all addresses that begin so until the app is there. */
  parts: readonly string[];
  /** What is loaded at all addresses that begin so: scripts, style sheets and drawings. */
  files: readonly string[];
  /** What this address alone asks the API for: paths with their queries, with `:id` where the address has it. */
  calls: readonly string[];
  /** How many of the pictures of members that an answer names are loaded ahead. */
  portraits: number;
}
