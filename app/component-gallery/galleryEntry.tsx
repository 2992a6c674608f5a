import '../theme/global.css.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { endBoot } from '../boot/endBoot.ts';
import { NavigationProvider } from '../ui/navigation/NavigationProvider.tsx';
import { GalleryPage } from './GalleryPage.tsx';
import { parseGallerySettings } from './gallerySettings.ts';

/** A separate entry, served by `npm run screenshots -- --serve`; no site's build contains it. */
const settings = parseGallerySettings(location.search);
document.documentElement.lang = settings.lang;
document.documentElement.style.setProperty('--text-scale', settings.scale);

endBoot();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <NavigationProvider location={{ key: '', pathname: '/', search: '', hash: '', state: null }} navigate={() => {}}>
      <GalleryPage settings={settings} />
    </NavigationProvider>
  </StrictMode>,
);
