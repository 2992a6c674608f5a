import '../theme/global.css.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { endBoot } from '../boot/endBoot.ts';
import { RouterNavigation } from '../routing/RouterNavigation.tsx';
import { GalleryPage } from './GalleryPage.tsx';
import { parseGallerySettings } from './gallerySettings.ts';

/** A separate entry, served by `npm run screenshots -- --serve`; no site's build contains it. */
const settings = parseGallerySettings(location.search);
document.documentElement.lang = settings.lang;
document.documentElement.style.setProperty('--text-scale', settings.scale);
if (settings.scheme !== 'system') forceColorScheme(settings.scheme);

endBoot();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <MemoryRouter>
      <RouterNavigation>
        <GalleryPage settings={settings} />
      </RouterNavigation>
    </MemoryRouter>
  </StrictMode>,
);

const lightQuery = '(prefers-color-scheme: light)';
const darkQuery = '(prefers-color-scheme: dark)';

/** Shows one colour scheme whatever the device prefers, by rewriting the media queries of the style sheets. */
function forceColorScheme(scheme: 'light' | 'dark'): void {
  document.documentElement.style.colorScheme = scheme;
  for (const sheet of document.styleSheets) for (const rule of sheet.cssRules) rewriteMediaRule(rule, scheme);
}

function rewriteMediaRule(rule: CSSRule, scheme: 'light' | 'dark'): void {
  if (!(rule instanceof CSSMediaRule)) return;
  const [active, inactive] = scheme === 'dark' ? [darkQuery, lightQuery] : [lightQuery, darkQuery];
  rule.media.mediaText = rule.media.mediaText
    .replaceAll(active, '(min-width: 0px)')
    .replaceAll(inactive, '(max-width: 0px)');
}
