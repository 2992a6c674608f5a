import { Trans, useLingui } from '@lingui/react/macro';
import images from '@phosphor-icons/core/regular/images.svg?icon';
import { useState } from 'react';
import type { Photo, Profile } from '../../../api/contract/profile.ts';
import { QueryGate } from '../../../feedback/QueryGate.tsx';
import { toAvatarSource } from '../../../member/avatar.ts';
import { PortraitImage } from '../../../ui/content/PortraitImage.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { PhotoRequestButton } from '../actions/PhotoRequestButton.tsx';
import type { Person } from '../model/person.model.ts';
import * as styles from './MemberGallerySection.css.ts';
import { PhotoDialog } from './PhotoDialog.tsx';
import { useGallery } from './profileQueries.ts';

interface MemberGallerySectionProps {
  person: Person;
  gender: Profile['profileCard']['gender'];
}

export function MemberGallerySection({ person, gender }: MemberGallerySectionProps) {
  const { t } = useLingui();
  return (
    <QueryGate query={useGallery(person.profileId)} errorTitle={t`Error: the pictures could not be loaded`}>
      {(photos) =>
        photos.length === 0 ? (
          <EmptyState icon={images}>
            <Text>
              <Trans>There are no pictures here yet. Ask for one: most people are glad to be asked.</Trans>
            </Text>
            <PhotoRequestButton person={person} />
          </EmptyState>
        ) : (
          <Stack gap="large">
            <Photos photos={photos} gender={gender} />
            <div>
              <PhotoRequestButton person={person} />
            </div>
          </Stack>
        )
      }
    </QueryGate>
  );
}

function Photos({ photos, gender }: { photos: readonly Photo[]; gender: MemberGallerySectionProps['gender'] }) {
  const { t } = useLingui();
  const [shown, setShown] = useState<number | null>(null);
  const total = photos.length;
  return (
    <>
      <ul className={styles.grid}>
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <button type="button" className={styles.openButton} aria-haspopup="dialog" onClick={() => setShown(index)}>
              <PortraitImage
                {...toAvatarSource(photo.public_path, gender)}
                shape="square"
                alt={t`Enlarge picture ${{ number: index + 1 }} of ${{ total }}`}
              />
            </button>
          </li>
        ))}
      </ul>
      {shown !== null && (
        <PhotoDialog
          photos={photos.map(({ public_path }) => toAvatarSource(public_path, gender))}
          shown={shown}
          onShow={setShown}
          onClose={() => setShown(null)}
        />
      )}
    </>
  );
}
