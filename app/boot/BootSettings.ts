/** The facts of a site by which boot scripts tell who has opened a document. */
export interface VisitorSettings {
  hosts: readonly string[];
  /** The site's languages other than its default. */
  otherLocales: readonly string[];
}

/**
 * The values that the build gives to the boot script of a document (boot/bootDocument.ts). Files are addresses on the
 * site's own host.
 */
export interface BootSettings extends VisitorSettings {
  /** Name of the brand. */
  name: string;
  /** The only addresses at which the document shows the page that is rendered ahead; all if undefined. */
  shownAt?: readonly string[] | undefined;
  /** Style sheets of lazy chunks that the document contains, so that no script loads them again. */
  inlinedStyles: readonly string[];
  /** Scripts, style sheets and fonts to load ahead, without a token and with one. */
  guestFiles: readonly string[];
  memberFiles: readonly string[];
  /** The script that runs boot/bootMemberPage.ts with a token, where the document does not have it inside. */
  memberScript?: string | undefined;
}

/** The values that the build gives to the boot script of the pages of members (boot/bootMemberPage.ts). */
export interface MemberBootSettings extends VisitorSettings {
  apiOrigin: string;
  /** Whether calls go to the page's own host. */
  proxiedApi: boolean;
  storageOrigin: string;
  pages: readonly BootPage[];
  /** Hashes of their files that the import map of the document does not have. */
  integrity: Readonly<Record<string, string>>;
}

/** The values that the build gives to the script that reports failures (boot/reportFailures.ts). */
export interface ReportSettings {
  /** Address of the receiver. */
  url: string;
  /** The host that the site is built for. */
  site: string;
  /** Patterns of the addresses of all pages, of which the first that fits an address counts. */
  routes: readonly string[];
}

/** A page of members with the parts, files and calls that it needs. */
interface BootPage {
  /** Its address; `:id` stands for any id. */
  path: string;
  /**
   * The parts of app/prerender/memberSkeleton.tsx that the document shows until the app starts, at all addresses that
   * begin with the path. None where the document does not have them.
   */
  parts: readonly string[];
  /** Scripts, style sheets and drawings that are loaded at all addresses that begin with the path. */
  files: readonly string[];
  /** Calls of this address alone: paths with their queries, with `:id` where the address has it. */
  calls: readonly string[];
  /** Number of members' pictures named by an answer that are loaded ahead. */
  portraits: number;
}
