import type { Site } from '../plan/planBuild.ts';

/** What a document decides before anything is painted. */
export interface BootChoices {
  /** The only addresses at which it shows the page that is rendered ahead; undefined: all. */
  shownAt?: readonly string[] | undefined;
  /** Addresses of scripts and style sheets to load ahead, without a token and with one. */
  guestFiles: readonly string[];
  memberFiles: readonly string[];
  /** The beginning of an address → what its page needs beside them, with a token. */
  pageFiles: Readonly<Record<string, readonly string[]>>;
}

/**
 * The script that runs before anything is painted, so that a page which the build has rendered ahead is seen only where
 * it fits. `data-boot` is `other` where another page will take its place (somebody has a token, a page before has handed
 * something over, the address is another one, or the host is a foreign one), so that logo and spinner are shown; it is
 * `wordless` where another language was chosen. Either way the document's title is the brand's name. The script also
 * applies the chosen text size, loads ahead what the app will ask for, and connects a member to the back ends. The app
 * sets the attribute to `done` when it starts, and decides all this again by itself (app/startGuestApp.tsx).
 */
export function renderBootScript(
  {
    name,
    hosts,
    locale,
    locales,
    apiOrigin,
    storageOrigin,
  }: Pick<Site['values'], 'name' | 'hosts' | 'locale' | 'locales' | 'apiOrigin' | 'storageOrigin'>,
  { shownAt, guestFiles, memberFiles, pageFiles }: BootChoices,
): string {
  const others = locales.filter((each) => each !== locale);
  const isElsewhere = [
    `!${toLiteral(hosts)}.includes(location.hostname)`,
    'm',
    'history.state?.usr',
    ...(shownAt ? [`!${toLiteral(shownAt)}.includes(location.pathname)`] : []),
  ].join('||');
  return (
    '{const d=document,r=d.documentElement,k=n=>{try{return localStorage.getItem(n)}catch{return null}},' +
    't=Number(k("textScale")),m=k("token")!==null;' +
    `if(${isElsewhere})r.dataset.boot="other";` +
    `else if(${toLiteral(others)}.includes(k("locale")))r.dataset.boot="wordless";` +
    `if(r.dataset.boot)d.title=${toLiteral(name)};` +
    'd.onreadystatechange=()=>r.dataset.boot==="other"&&d.querySelector(".boot")?.setAttribute("role","main");' +
    'if(t>100&&t<=200)r.style.setProperty("--text-scale",t/100);' +
    'const l=a=>d.head.append(Object.assign(d.createElement("link"),a)),' +
    'f=(all,fetchPriority)=>{for(const href of all)' +
    'l({...(href.endsWith(".css")?{rel:"preload",as:"style"}:{rel:"modulepreload"}),crossOrigin:"",fetchPriority,href})};' +
    `f(m?${toLiteral(memberFiles)}:${toLiteral(guestFiles)},"auto");` +
    // The API is called with CORS, pictures are shown without.
    `if(m){l({rel:"preconnect",href:${toLiteral(apiOrigin)},crossOrigin:""});` +
    `l({rel:"preconnect",href:${toLiteral(storageOrigin)}});` +
    `for(const[s,a]of Object.entries(${toLiteral(pageFiles)}))` +
    'if((location.pathname+"/").startsWith(s+"/"))f(a,"low")}}'
  );
}

/** A value that is safe inside a script element. */
const toLiteral = (value: string | readonly string[] | BootChoices['pageFiles']) =>
  JSON.stringify(value).replaceAll('<', '\\u003c');
