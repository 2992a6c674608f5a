import { useSyncExternalStore } from 'react';
import { PageErrorBoundary } from '../features/error-pages/PageErrorBoundary.tsx';
import { TagManager } from '../features/measurement/TagManager.tsx';
import { Footer } from '../features/shell/footer/Footer.tsx';
import { SimpleHeader } from '../features/shell/header/SimpleHeader.tsx';
import { LoadingScreen } from '../features/shell/LoadingScreen.tsx';
import { PageFrame } from '../features/shell/PageFrame.tsx';
import { useSession } from '../session/useSession.ts';
import { site } from '../site/site.ts';
import { footerLinks } from '../start/footerLinks.tsx';
import { NavigationProvider } from '../ui/navigation/NavigationProvider.tsx';
import type { GuestNavigation } from './createGuestNavigation.ts';

interface GuestAppProps {
  navigation: Pick<GuestNavigation, 'subscribe' | 'read' | 'navigate'>;
}

/** The pages that guests see first, until somebody signs in: then the loading screen, while MemberApp is loading. */
export function GuestApp({ navigation: { subscribe, read, navigate } }: GuestAppProps) {
  const shown = useSyncExternalStore(subscribe, read, read);
  const session = useSession();
  if (session.kind !== 'guest' || shown === null) return <LoadingScreen />;
  const { location, Page } = shown;
  return (
    <NavigationProvider location={location} navigate={navigate}>
      <PageFrame
        header={<SimpleHeader />}
        footer={<Footer links={footerLinks} />}
        extras={site.statistics === 'tagManager' ? <TagManager /> : null}
      >
        <PageErrorBoundary location={location}>
          <Page />
        </PageErrorBoundary>
      </PageFrame>
    </NavigationProvider>
  );
}
