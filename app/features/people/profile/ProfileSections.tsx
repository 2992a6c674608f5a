import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useEffect, useId, useRef } from 'react';
import type { Profile } from '../../../api/contract/profile.ts';
import { loadScreen } from '../../../i18n/loadScreen.ts';
import { pathTo } from '../../../routing/routeTable.ts';
import { site } from '../../../site/site.ts';
import { Heading } from '../../../ui/Heading.tsx';
import { LinkTabs } from '../../../ui/LinkTabs.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import type { Person } from '../model/person.model.ts';
import { readSection, type Section } from '../model/section.model.ts';
import { usePersonTexts } from '../usePersonTexts.ts';
import { AboutSection } from './AboutSection.tsx';
import { GallerySection } from './GallerySection.tsx';
import { PersonalitySection } from './PersonalitySection.tsx';

const InterestsSection = site.interests
  ? lazy(async () => ({
      default: (await loadScreen(() => import('./InterestsSection.tsx'))).InterestsSection,
    }))
  : null;

interface ProfileSectionsProps {
  /** As the address has it. */
  id: string;
  section: string | undefined;
  profile: Profile;
  person: Person;
}

/** The parts of a profile, one at a time, each with an address of its own. */
export function ProfileSections({ id, section: written, profile, person }: ProfileSectionsProps) {
  const { t } = useLingui();
  const { name } = usePersonTexts(profile.profileCard);
  const headingId = useId();
  const titles: Readonly<Record<Section, { tab: string; heading: string }>> = {
    about: { tab: t`About`, heading: t`About ${{ name }}` },
    gallery: { tab: t`Pictures`, heading: t`Pictures` },
    personality: { tab: t`Personality`, heading: t`Personality` },
    interests: { tab: t`Interests`, heading: t`Interests` },
  };
  const offered: readonly Section[] = ['about', 'gallery', 'personality', ...(InterestsSection ? hidden : [])];
  const section = readSection(written, offered);
  const top = useFocusOnSection(section);
  const to = (part: Section) => pathTo('memberProfile', part === 'about' ? { id } : { id, section: part });
  return (
    <Stack gap="large">
      <LinkTabs
        label={t`Parts of this profile`}
        tabs={offered.map((part) => ({ to: to(part), label: titles[part].tab, current: part === section }))}
      />
      <section aria-labelledby={headingId}>
        <Stack gap="large">
          <div ref={top} tabIndex={-1}>
            <Heading level={2} id={headingId}>
              {titles[section].heading}
            </Heading>
          </div>
          {section === 'about' && <AboutSection profileId={id} profile={profile} />}
          {section === 'gallery' && <GallerySection person={person} gender={profile.profileCard.gender} />}
          {section === 'personality' && <PersonalitySection profileId={id} />}
          {section === 'interests' && InterestsSection && (
            <Suspense fallback={<Skeleton shape="title" />}>
              <InterestsSection profileId={id} />
            </Suspense>
          )}
        </Stack>
      </section>
    </Stack>
  );
}

const hidden: readonly Section[] = ['interests'];

/**
 * Each part is a page of its own to the frame around the pages, which leads to the top of it. Whoever only changes the
 * part is led to where it begins instead, once the frame is done.
 */
function useFocusOnSection(section: Section) {
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(section);
  useEffect(() => {
    if (shown.current === section) return;
    shown.current = section;
    const frame = requestAnimationFrame(() => top.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [section]);
  return top;
}
