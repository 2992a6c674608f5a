import '../theme/global.css.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { forceScheme } from './forceScheme.ts';
import { GalleryPage } from './GalleryPage.tsx';
import { parseSettings } from './settings.ts';

/** An entry of its own, served by `npm run photograph -- --serve`; no site's build reaches it. */
const settings = parseSettings(location.search);
document.documentElement.lang = settings.lang;
document.documentElement.style.setProperty('--text-scale', settings.scale);
if (settings.scheme !== 'system') forceScheme(settings.scheme);

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <MemoryRouter>
      <GalleryPage settings={settings} />
    </MemoryRouter>
  </StrictMode>,
);
