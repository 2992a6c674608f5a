import { Trans, useLingui } from '@lingui/react/macro';
import images from '@phosphor-icons/core/regular/images.svg?raw';
import { useState } from 'react';
import type { Photo, Profile } from '../../../api/contract/profile.ts';
import { faceOf } from '../../../site/face.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Portrait } from '../../../ui/Portrait.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { PhotoRequest } from '../actions/PhotoRequest.tsx';
import type { Person } from '../model/person.model.ts';
import * as styles from './GallerySection.css.ts';
import { Loadable } from './Loadable.tsx';
import { PhotoDialog } from './PhotoDialog.tsx';
import { useGallery } from './useProfile.ts';

interface GallerySectionProps {
  person: Person;
  gender: Profile['profileCard']['gender'];
}

export function GallerySection({ person, gender }: GallerySectionProps) {
  const { t } = useLingui();
  return (
    <Loadable query={useGallery(person.profileId)} trouble={t`Error: the pictures could not be loaded`}>
      {(photos) =>
        photos.length === 0 ? (
          <EmptyState icon={images}>
            <Text>
              <Trans>There are no pictures here yet. Ask for one: most people are glad to be asked.</Trans>
            </Text>
            <PhotoRequest person={person} />
          </EmptyState>
        ) : (
          <Stack gap="large">
            <Photos photos={photos} gender={gender} />
            <div>
              <PhotoRequest person={person} />
            </div>
          </Stack>
        )
      }
    </Loadable>
  );
}

function Photos({ photos, gender }: { photos: readonly Photo[]; gender: GallerySectionProps['gender'] }) {
  const { t } = useLingui();
  const [shown, setShown] = useState<number | null>(null);
  const total = photos.length;
  return (
    <>
      <ul className={styles.grid}>
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <button type="button" className={styles.open} aria-haspopup="dialog" onClick={() => setShown(index)}>
              <Portrait
                {...faceOf(photo.public_path, gender)}
                shape="square"
                alt={t`Enlarge picture ${{ number: index + 1 }} of ${{ total }}`}
              />
            </button>
          </li>
        ))}
      </ul>
      {shown !== null && (
        <PhotoDialog
          faces={photos.map(({ public_path }) => faceOf(public_path, gender))}
          shown={shown}
          onShow={setShown}
          onClose={() => setShown(null)}
        />
      )}
    </>
  );
}
