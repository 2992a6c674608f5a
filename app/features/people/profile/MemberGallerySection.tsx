import { useLingui } from '@lingui/react/macro';
import images from '@phosphor-icons/core/regular/images.svg?icon';
import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import type { Photo, Profile } from '../../../api/contract/profile.ts';
import { QueryGate } from '../../../feedback/QueryGate.tsx';
import { reportRequestAtom } from '../../../forms/report/ReportRequest.tsx';
import { MemberPictureViewer } from '../../../member/MemberPictureViewer.tsx';
import type { Person } from '../../../member/people/person.ts';
import { galleryQuery } from '../../../member/profileQueries.ts';
import { toAvatarSource } from '../../../member/toAvatarSource.ts';
import { useApi } from '../../../session/useSession.ts';
import type { AvatarSource } from '../../../ui/content/Avatar.tsx';
import { PortraitImage } from '../../../ui/content/PortraitImage.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { PhotoRequestButton } from '../actions/PhotoRequestButton.tsx';
import { usePersonName } from '../usePersonNameAndFacts.ts';
import * as styles from './profileSections.css.ts';

interface MemberGallerySectionProps {
  person: Person;
  profile: Pick<Profile, 'own' | 'profileCard'>;
}

export function MemberGallerySection({ person, profile }: MemberGallerySectionProps) {
  const { t } = useLingui();
  return (
    <QueryGate
      query={useQuery(galleryQuery(useApi(), person.profileId))}
      errorTitle={t`Error: the pictures couldn’t be loaded`}
    >
      {(photos) =>
        photos.length === 0 ? (
          <EmptyState icon={images}>
            {profile.own ? (
              <Text>{t`You have no pictures yet. Profiles with a picture get far more visits and messages.`}</Text>
            ) : (
              <>
                <Text>{t`There are no pictures here yet. Ask for one: most people are glad to be asked.`}</Text>
                <PhotoRequestButton person={person} />
              </>
            )}
          </EmptyState>
        ) : (
          <Stack gap="large">
            <Photos
              owner={person.username}
              reportable={!profile.own}
              photos={photos.map(({ id, publicPath }) => ({
                id,
                ...toAvatarSource(publicPath, profile.profileCard.gender, person.username),
              }))}
            />
            {!profile.own && (
              <div>
                <PhotoRequestButton person={person} />
              </div>
            )}
          </Stack>
        )
      }
    </QueryGate>
  );
}

interface PhotosProps {
  owner: string | null;
  reportable: boolean;
  photos: readonly (AvatarSource & Pick<Photo, 'id'>)[];
}

function Photos({ owner, reportable, photos }: PhotosProps) {
  const { t } = useLingui();
  const name = usePersonName(owner);
  const report = useSetAtom(reportRequestAtom);
  const [opened, setOpened] = useState<number | null>(null);
  const total = photos.length;
  return (
    <>
      <ul className={styles.grid}>
        {photos.map(({ id, ...photo }, index) => (
          <li key={id}>
            <button type="button" className={styles.openButton} aria-haspopup="dialog" onClick={() => setOpened(index)}>
              <PortraitImage
                {...photo}
                shape="square"
                alt={t`Enlarge picture ${{ number: index + 1 }} of ${{ total }}`}
              />
            </button>
          </li>
        ))}
      </ul>
      {opened !== null && (
        <MemberPictureViewer
          pictures={photos.map(({ picture }, index) => ({
            src: picture,
            alt: t`Picture ${{ number: index + 1 }} of ${{ total }}`,
          }))}
          first={opened}
          owner={name}
          onReport={reportable ? (index) => report({ pictureId: photos[index]?.id ?? null }) : undefined}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
