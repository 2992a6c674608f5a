import paperPlane from '@phosphor-icons/core/regular/paper-plane-tilt.svg?raw';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { LinkTabs } from '../../ui/LinkTabs.tsx';
import { Row } from '../../ui/Row.tsx';
import { Text } from '../../ui/Text.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import type { SectionsProps } from '../GalleryPage.tsx';
import { Section } from '../Section.tsx';
import { State } from '../State.tsx';
import { hard } from '../texts/texts.ts';

const nothing = () => {};

export function LinkSections({ t }: SectionsProps) {
  return (
    <>
      <Section name="LinkButton">
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
          {hard.german}
        </LinkButton>
      </Section>
      <Section name="TextLink">
        <State name="alone, absolute, long">
          <Row gap="large">
            <TextLink to="/">{t.link}</TextLink>
            <TextLink to="mailto:help@example.org">help@example.org</TextLink>
            <TextLink to="/">{hard.german}</TextLink>
          </Row>
        </State>
        <State name="inline">
          <Text>
            {t.sentence}{' '}
            <TextLink to="/" inline>
              {t.link}
            </TextLink>{' '}
            {t.paragraph}
          </Text>
        </State>
      </Section>
      <Section name="TextButton">
        <Row gap="large">
          <TextButton onClick={nothing}>{t.more}</TextButton>
          <TextButton opensDialog onClick={nothing}>
            {t.openDialog}
          </TextButton>
        </Row>
      </Section>
      <Section name="LinkTabs">
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
            { to: '/long', label: hard.german, current: false },
            { to: '/name', label: hard.name, current: true },
          ]}
        />
      </Section>
    </>
  );
}
