import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import type { ProfileCard } from '../../../api/contract/profile.ts';
import { reportRequestAtom } from '../../../forms/report/ReportRequest.tsx';
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
  /** Whether the picture is another member's, whom the viewer has not blocked. */
  reportable: boolean;
}

/** The picture of a profile, which opens the viewer at once; the member's other pictures join as they arrive. */
export function ProfilePicture({ profileId, card, hasGallery, reportable }: ProfilePortraitProps) {
  const { t } = useLingui();
  const name = useMemberName()(card.username);
  const report = useSetAtom(reportRequestAtom);
  const [open, setOpen] = useState(false);
  const { data: photos = [] } = useQuery({ ...galleryQuery(useApi(), profileId), enabled: open && hasGallery });
  const source = toAvatarSource(card.profilePicture, card.gender, card.username);
  const image = (alt: string) => (
    <PortraitImage {...source} shape="large" alt={alt} missingText={t`No picture yet`} eager />
  );
  if (source.picture === null) return image('');
  const mainId = photos.find(({ main }) => main)?.id ?? null;
  const others = photos
    .filter(({ main, publicPath }) => !main && publicPath !== card.profilePicture)
    .map(({ id, publicPath }) => ({ id, src: memberPictureUrl(publicPath) }));
  const shown = [{ id: mainId, src: source.picture }, ...others];
  const total = shown.length;
  return (
    <>
      <button type="button" className={styles.openButton} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {image(t`Enlarge the picture of ${name}`)}
      </button>
      {open && (
        <MemberPictureViewer
          pictures={shown.map(({ src }, index) => ({
            src,
            alt: total > 1 ? t`Picture ${{ number: index + 1 }} of ${{ total }}` : t`Picture of ${name}`,
          }))}
          owner={name}
          onReport={reportable ? (index) => report({ pictureId: shown[index]?.id ?? null }) : undefined}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
