import type { Site } from '../plan/planBuild.ts';
import { toInlineJson } from './inlineJson.ts';

/** What a document decides before anything is painted. */
export interface BootChoices {
  /** The only addresses at which it shows the page that is rendered ahead; undefined: all. */
  shownAt?: readonly string[] | undefined;
  /** Addresses of scripts and style sheets to load ahead, without a token and with one. */
  guestFiles: readonly string[];
  memberFiles: readonly string[];
  /** Addresses of style sheets of lazy chunks that stand in the document, so that no script loads them again. */
  inlinedStyles: readonly string[];
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
  { shownAt, guestFiles, memberFiles, inlinedStyles, pageFiles }: BootChoices,
): string {
  const others = locales.filter((each) => each !== locale);
  const isElsewhere = [
    `!${toInlineJson(hosts)}.includes(location.hostname)`,
    'm',
    'history.state?.usr',
    ...(shownAt ? [`!${toInlineJson(shownAt)}.includes(location.pathname)`] : []),
  ].join('||');
  return (
    '{const d=document,r=d.documentElement,k=n=>{try{return localStorage.getItem(n)}catch{return null}},' +
    't=Number(k("textScale")),m=k("token")!==null;' +
    `if(${isElsewhere})r.dataset.boot="other";` +
    `else if(${toInlineJson(others)}.includes(k("locale")))r.dataset.boot="wordless";` +
    `if(r.dataset.boot)d.title=${toInlineJson(name)};` +
    'd.onreadystatechange=()=>r.dataset.boot==="other"&&d.querySelector(".boot")?.setAttribute("role","main");' +
    'if(t>100&&t<=200)r.style.setProperty("--text-scale",t/100);' +
    'const l=a=>d.head.append(Object.assign(d.createElement("link"),a)),' +
    'f=(all,fetchPriority)=>{for(const href of all)' +
    'l({...(href.endsWith(".css")?{rel:"preload",as:"style"}:{rel:"modulepreload"}),crossOrigin:"",fetchPriority,href})};' +
    // Scripts find a link that loads nothing; written into the document, some browsers load it ahead all the same.
    `for(const href of ${toInlineJson(inlinedStyles)})l({disabled:true,rel:"stylesheet",href});` +
    `f(m?${toInlineJson(memberFiles)}:${toInlineJson(guestFiles)},"auto");` +
    // The API is called with CORS, pictures are shown without.
    `if(m){l({rel:"preconnect",href:${toInlineJson(apiOrigin)},crossOrigin:""});` +
    `l({rel:"preconnect",href:${toInlineJson(storageOrigin)}});` +
    `for(const[s,a]of Object.entries(${toInlineJson(pageFiles)}))` +
    'if((location.pathname+"/").startsWith(s+"/"))f(a,"low")}}'
  );
}
