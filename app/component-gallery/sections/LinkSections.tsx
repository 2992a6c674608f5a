import paperPlane from '@phosphor-icons/core/regular/paper-plane-tilt.svg?raw';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { LinkTabs } from '../../ui/actions/LinkTabs.tsx';
import { TextButton } from '../../ui/actions/TextButton.tsx';
import { TextLink } from '../../ui/actions/TextLink.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { ComponentSection } from '../ComponentSection.tsx';
import { ComponentState } from '../ComponentState.tsx';
import type { SectionsProps } from '../GalleryPage.tsx';
import { stressTexts } from '../texts/galleryTexts.ts';

const noop = () => {};

export function LinkSections({ t }: SectionsProps) {
  return (
    <>
      <ComponentSection name="LinkButton">
        <Row>
          <LinkButton to="/">{t.more}</LinkButton>
          <LinkButton to="/" tone="secondary" icon={paperPlane}>
            {t.more}
          </LinkButton>
          <LinkButton to="/" tone="quiet">
            {t.more}
          </LinkButton>
        </Row>
        <LinkButton to="/" width="full">
          {t.more}
        </LinkButton>
        <LinkButton to="/" tone="secondary">
          {stressTexts.german}
        </LinkButton>
      </ComponentSection>
      <ComponentSection name="TextLink">
        <ComponentState name="alone, absolute, long">
          <Row gap="large">
            <TextLink to="/">{t.link}</TextLink>
            <TextLink to="mailto:help@example.org">help@example.org</TextLink>
            <TextLink to="/">{stressTexts.german}</TextLink>
          </Row>
        </ComponentState>
        <ComponentState name="inline">
          <Text>
            {t.sentence}{' '}
            <TextLink to="/" inline>
              {t.link}
            </TextLink>{' '}
            {t.paragraph}
          </Text>
        </ComponentState>
      </ComponentSection>
      <ComponentSection name="TextButton">
        <Row gap="large">
          <TextButton onClick={noop}>{t.more}</TextButton>
          <TextButton opensDialog onClick={noop}>
            {t.openDialog}
          </TextButton>
        </Row>
      </ComponentSection>
      <ComponentSection name="LinkTabs">
        <LinkTabs
          label={t.photos}
          tabs={[
            { to: '/', label: t.about, current: true },
            { to: '/wishes', label: t.wishes, current: false },
            { to: '/photos', label: t.photos, current: false },
          ]}
        />
        <LinkTabs
          label={t.wishes}
          tabs={[
            { to: '/long', label: stressTexts.german, current: false },
            { to: '/name', label: stressTexts.name, current: true },
          ]}
        />
      </ComponentSection>
    </>
  );
}
