import '../theme/global.css.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { forceColorScheme } from './forceColorScheme.ts';
import { GalleryPage } from './GalleryPage.tsx';
import { parseGallerySettings } from './gallerySettings.ts';

/** A separate entry, served by `npm run screenshots -- --serve`; no site's build contains it. */
const settings = parseGallerySettings(location.search);
document.documentElement.lang = settings.lang;
document.documentElement.style.setProperty('--text-scale', settings.scale);
if (settings.scheme !== 'system') forceColorScheme(settings.scheme);

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <MemoryRouter>
      <GalleryPage settings={settings} />
    </MemoryRouter>
  </StrictMode>,
);
