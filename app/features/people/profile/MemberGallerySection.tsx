import { Trans, useLingui } from '@lingui/react/macro';
import previous from '@phosphor-icons/core/bold/caret-left-bold.svg?icon';
import next from '@phosphor-icons/core/bold/caret-right-bold.svg?icon';
import images from '@phosphor-icons/core/regular/images.svg?icon';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Photo, Profile } from '../../../api/contract/profile.ts';
import { QueryGate } from '../../../feedback/QueryGate.tsx';
import { toAvatarSource } from '../../../member/avatar.ts';
import { galleryQuery } from '../../../member/profileQueries.ts';
import { useApi } from '../../../session/useSession.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import type { AvatarSource } from '../../../ui/content/Avatar.tsx';
import { PortraitImage } from '../../../ui/content/PortraitImage.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { PhotoRequestButton } from '../actions/PhotoRequestButton.tsx';
import type { Person } from '../model/person.ts';
import * as styles from './profileSections.css.ts';

interface MemberGallerySectionProps {
  person: Person;
  gender: Profile['profileCard']['gender'];
}

export function MemberGallerySection({ person, gender }: MemberGallerySectionProps) {
  const { t } = useLingui();
  return (
    <QueryGate
      query={useQuery(galleryQuery(useApi(), person.profileId))}
      errorTitle={t`Error: the pictures could not be loaded`}
    >
      {(photos) =>
        photos.length === 0 ? (
          <EmptyState icon={images}>
            <Text>{t`There are no pictures here yet. Ask for one: most people are glad to be asked.`}</Text>
            <PhotoRequestButton person={person} />
          </EmptyState>
        ) : (
          <Stack gap="large">
            <Photos
              photos={photos.map(({ id, public_path }) => ({
                id,
                ...toAvatarSource(public_path, gender, person.username),
              }))}
            />
            <div>
              <PhotoRequestButton person={person} />
            </div>
          </Stack>
        )
      }
    </QueryGate>
  );
}

function Photos({ photos }: { photos: readonly (AvatarSource & Pick<Photo, 'id'>)[] }) {
  const { t } = useLingui();
  const [shown, setShown] = useState<number | null>(null);
  const total = photos.length;
  return (
    <>
      <ul className={styles.grid}>
        {photos.map(({ id, ...photo }, index) => (
          <li key={id}>
            <button type="button" className={styles.openButton} aria-haspopup="dialog" onClick={() => setShown(index)}>
              <PortraitImage
                {...photo}
                shape="square"
                alt={t`Enlarge picture ${{ number: index + 1 }} of ${{ total }}`}
              />
            </button>
          </li>
        ))}
      </ul>
      {shown !== null && <PhotoDialog photos={photos} shown={shown} onShow={setShown} onClose={() => setShown(null)} />}
    </>
  );
}

interface PhotoDialogProps {
  photos: readonly AvatarSource[];
  shown: number;
  onShow: (index: number) => void;
  onClose: () => void;
}

/** Shows one picture uncropped, as large as the screen allows. */
function PhotoDialog({ photos, shown, onShow, onClose }: PhotoDialogProps) {
  const { t } = useLingui();
  const total = photos.length;
  const photo = photos[shown];
  const title = t`Picture ${{ number: shown + 1 }} of ${{ total }}`;
  return (
    <Dialog title={title} closeLabel={t`Close`} onClose={onClose}>
      <Stack>
        {photo && <PortraitImage key={shown} {...photo} shape="contain" alt={title} eager />}
        {total > 1 && (
          <Row justify="between">
            <Button tone="secondary" icon={previous} ariaDisabled={shown === 0} onClick={() => onShow(shown - 1)}>
              <Trans>Show previous</Trans>
            </Button>
            <Button tone="secondary" icon={next} ariaDisabled={shown === total - 1} onClick={() => onShow(shown + 1)}>
              <Trans>Show next</Trans>
            </Button>
          </Row>
        )}
      </Stack>
    </Dialog>
  );
}
