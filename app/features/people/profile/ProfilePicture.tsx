import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ProfileCard } from '../../../api/contract/profile.ts';
import { MemberPictureViewer } from '../../../member/MemberPictureViewer.tsx';
import { galleryQuery } from '../../../member/profileQueries.ts';
import { memberPictureUrl, toAvatarSource } from '../../../member/toAvatarSource.ts';
import { useMemberName } from '../../../member/useMemberName.ts';
import { useApi } from '../../../session/useSession.ts';
import { PortraitImage } from '../../../ui/content/PortraitImage.tsx';
import * as styles from './ProfileHeader.css.ts';

interface ProfilePortraitProps {
  profileId: string;
  card: Pick<ProfileCard, 'profilePicture' | 'gender' | 'username'>;
  /** Whether the other pictures may be asked for. */
  hasGallery: boolean;
}

/** The picture of a profile, which opens the viewer at once; the member's other pictures join as they arrive. */
export function ProfilePicture({ profileId, card, hasGallery }: ProfilePortraitProps) {
  const { t } = useLingui();
  const name = useMemberName()(card.username);
  const [open, setOpen] = useState(false);
  const { data: photos = [] } = useQuery({ ...galleryQuery(useApi(), profileId), enabled: open && hasGallery });
  const source = toAvatarSource(card.profilePicture, card.gender, card.username);
  const image = (alt: string) => (
    <PortraitImage {...source} shape="large" alt={alt} missingText={t`No picture yet`} eager />
  );
  if (source.picture === null) return image('');
  const others = photos
    .filter(({ main, publicPath }) => !main && publicPath !== card.profilePicture)
    .map(({ publicPath }) => memberPictureUrl(publicPath));
  const sources = [source.picture, ...others];
  const total = sources.length;
  return (
    <>
      <button type="button" className={styles.openButton} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {image(t`Enlarge the picture of ${name}`)}
      </button>
      {open && (
        <MemberPictureViewer
          pictures={sources.map((src, index) => ({
            src,
            alt: total > 1 ? t`Picture ${{ number: index + 1 }} of ${{ total }}` : t`Picture of ${name}`,
          }))}
          owner={name}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
