import planFemalePicture from 'art:plan/female';
import planMalePicture from 'art:plan/male';
import { useQuery } from '@tanstack/react-query';
import { fetchProfile } from '../../api/contract/profile.ts';
import { ownProfileKey } from '../../api/queryKeys.ts';
import { useApi } from '../../session/useSession.ts';
import { site } from '../../site/site.ts';
import { PlansPhoto } from './PlansPhotos.tsx';
import * as styles from './PremiumIllustration.css.ts';

/**
 * An illustration of two people of the site's age, with the member's own gender in front. The frame is there before the
 * gender is known.
 */
export function PremiumIllustration({ onPhones }: { onPhones: boolean }) {
  const gender = useOwnGender();
  return (
    <div className={onPhones ? styles.frame : styles.frameBesideText}>
      {site.photos.includes('plans') ? (
        <PlansPhoto />
      ) : (
        gender && (
          <img
            className={styles.picture}
            src={gender === 'male' ? planMalePicture : planFemalePicture}
            alt=""
            width="640"
            height="480"
            loading="lazy"
            decoding="async"
          />
        )
      )}
    </div>
  );
}

/** The member's gender; null until the profile is loaded, female if that fails. */
function useOwnGender(): 'male' | 'female' | null {
  const api = useApi();
  const { data, isError } = useQuery({
    queryKey: ownProfileKey,
    queryFn: ({ signal }) => api.call(fetchProfile, {}, { signal }),
  });
  return data?.profileCard.gender ?? (isError ? 'female' : null);
}
