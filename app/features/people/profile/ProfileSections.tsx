import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useEffect, useId, useRef } from 'react';
import type { Profile } from '../../../api/contract/profile.ts';
import { loadTranslatedChunk } from '../../../i18n/loadTranslatedChunk.ts';
import type { Person } from '../../../member/people/person.ts';
import { pathTo } from '../../../routing/routeAddresses.ts';
import { site } from '../../../site/site.ts';
import { LinkTabs } from '../../../ui/actions/LinkTabs.tsx';
import { Heading } from '../../../ui/content/Heading.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { type ProfileSection, parseProfileSection } from '../model/parseProfileSection.ts';
import { usePersonNameAndFacts } from '../usePersonNameAndFacts.ts';
import { DifferencesSection } from './DifferencesSection.tsx';
import { LikeableAnswersSection } from './LikeableAnswersSection.tsx';
import type { FoundCommonGround } from './useCommonGround.ts';

const MemberGallerySection = lazy(async () => ({
  default: (await loadTranslatedChunk(() => import('./MemberGallerySection.tsx'))).MemberGallerySection,
}));
const StatementsSection = lazy(async () => ({
  default: (await loadTranslatedChunk(() => import('./StatementsSection.tsx'))).StatementsSection,
}));
const MemberInterestsSection = site.interests
  ? lazy(async () => ({
      default: (await loadTranslatedChunk(() => import('./MemberInterestsSection.tsx'))).MemberInterestsSection,
    }))
  : null;

interface ProfileSectionsProps {
  /** Profile id in the address. */
  id: string;
  section: string | undefined;
  profile: Profile;
  person: Person;
  /** Undefined for the member's own profile, and while it is not known. */
  commonGround: FoundCommonGround | undefined;
}

/** The sections of a profile, one at a time, each with an address of its own. */
export function ProfileSections({ id, section: sectionParam, profile, person, commonGround }: ProfileSectionsProps) {
  const { t } = useLingui();
  const { name } = usePersonNameAndFacts(profile.profileCard);
  const headingId = useId();
  const titles: Readonly<Record<ProfileSection, { tab: string; heading: string }>> = {
    about: { tab: t`About`, heading: t`About ${{ name }}` },
    gallery: { tab: t`Pictures`, heading: t`Pictures` },
    personality: { tab: t`Personality`, heading: t`Personality` },
    interests: { tab: t`Interests`, heading: t`Interests` },
  };
  const offered: readonly ProfileSection[] = [
    'about',
    'gallery',
    'personality',
    ...(MemberInterestsSection ? optionalSections : []),
  ];
  const section = parseProfileSection(sectionParam, offered);
  const start = useFocusOnSection(section);
  const toPath = (name: ProfileSection) => pathTo('memberProfile', name === 'about' ? { id } : { id, section: name });
  return (
    <Stack gap="large">
      <LinkTabs
        label={t`Parts of this profile`}
        tabs={offered.map((name) => ({ to: toPath(name), label: titles[name].tab, current: name === section }))}
      />
      <section aria-labelledby={headingId}>
        <Stack gap="large">
          <div ref={start} tabIndex={-1}>
            <Heading level={2} id={headingId}>
              {titles[section].heading}
            </Heading>
          </div>
          {section === 'about' && commonGround && <DifferencesSection name={name} {...commonGround} />}
          {section === 'about' && <LikeableAnswersSection profileId={id} profile={profile} />}
          <Suspense fallback={<Skeleton shape="title" />}>
            {section === 'gallery' && <MemberGallerySection person={person} profile={profile} />}
            {section === 'personality' && <StatementsSection profileId={id} name={name} own={profile.own} />}
            {section === 'interests' && MemberInterestsSection && (
              <MemberInterestsSection
                profileId={id}
                belowFew={<LikeableAnswersSection profileId={id} profile={profile} />}
              />
            )}
          </Suspense>
        </Stack>
      </section>
    </Stack>
  );
}

const optionalSections: readonly ProfileSection[] = ['interests'];

/** Focuses the start of a changed section, one frame after the layout has scrolled to the top of the page. */
function useFocusOnSection(section: ProfileSection) {
  const start = useRef<HTMLDivElement>(null);
  const shown = useRef(section);
  useEffect(() => {
    if (shown.current === section) return;
    shown.current = section;
    const frame = requestAnimationFrame(() => start.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [section]);
  return start;
}
