import { useLingui } from '@lingui/react/macro';
import flag from '@phosphor-icons/core/regular/flag.svg?icon';
import { lazy, Suspense } from 'react';
import { loadTranslatedChunk } from '../i18n/loadTranslatedChunk.ts';
import type { ViewerPicture } from '../ui/overlays/PictureViewer.tsx';

const PictureViewer = lazy(async () => ({
  default: (await loadTranslatedChunk(() => import('../ui/overlays/PictureViewer.tsx'))).PictureViewer,
}));

interface MemberPictureViewerProps {
  pictures: readonly (ViewerPicture & {
    /** The viewer's own picture, which is not reported. */
    own?: boolean;
  })[];
  /** Index of the picture that is shown first. */
  first?: number;
  /** Name of the member, for screen readers. */
  owner?: string;
  /** Called with the index of the picture that is to be reported, or whose member is to be blocked. */
  onReport?: ((index: number) => void) | undefined;
  onClose: () => void;
}

/** A viewer of a member's pictures over the whole window. */
export function MemberPictureViewer({ pictures, first = 0, owner, onReport, onClose }: MemberPictureViewerProps) {
  const { t } = useLingui();
  return (
    <Suspense fallback={null}>
      <PictureViewer
        pictures={pictures}
        first={first}
        owner={owner}
        onClose={onClose}
        action={
          onReport && {
            icon: flag,
            text: t`Report`,
            labelOf(index) {
              const { own = false, alt = '' } = pictures[index] ?? {};
              return own ? null : [t`Report or block`, owner, alt].filter(Boolean).join(', ');
            },
            onPress: onReport,
          }
        }
        texts={{
          close: t`Close`,
          previous: t`Previous`,
          next: t`Next`,
          zoomIn: t`Enlarge`,
          zoomOut: t`Make smaller`,
          loading: t`Loading the picture …`,
          failed: t`This picture can’t be shown.`,
          carousel: t`Pictures`,
          slide: t`Picture`,
          position: (number, total) => t`Picture ${{ number }} of ${{ total }}`,
        }}
      />
    </Suspense>
  );
}
