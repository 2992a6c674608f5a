import star from '@phosphor-icons/core/regular/star.svg?icon';
import { Avatar } from '../../ui/content/Avatar.tsx';
import { BackgroundImage } from '../../ui/content/BackgroundImage.tsx';
import { Badge } from '../../ui/content/Badge.tsx';
import { CountBadge } from '../../ui/content/CountBadge.tsx';
import { Heading } from '../../ui/content/Heading.tsx';
import { Icon } from '../../ui/content/Icon.tsx';
import { Illustration } from '../../ui/content/Illustration.tsx';
import { PortraitImage } from '../../ui/content/PortraitImage.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { VisuallyHidden } from '../../ui/content/VisuallyHidden.tsx';
import { CardGrid } from '../../ui/layout/CardGrid.tsx';
import { all, each, row, type SampleContext, type Samples } from '../sampleBuilders.tsx';
import { stressTexts } from '../sampleTexts.ts';

const initials = [
  { initial: 'A', tone: 'female' },
  { initial: 'K', tone: 'male' },
  { initial: 'Ǻ', tone: 'female' },
  { initial: 'م', tone: 'male' },
  { initial: '👩🏽‍🦳', tone: 'female' },
  { initial: '', tone: 'team' },
] as const;

export const contentSamples = ({ t, art }: SampleContext): Samples => ({
  ...each('Heading', ['page', 'section', 'card', 'small'], (size) => (
    <Heading level={3} size={size}>
      {t.question}
    </Heading>
  )),
  'Heading: long': (
    <Heading level={3} size="page">
      {stressTexts.longWord}
    </Heading>
  ),
  ...each('Text', ['lead', 'body', 'small'], (size) =>
    all(['plain', 'soft', 'strong'] as const, (tone) => (
      <Text size={size} tone={tone}>
        {t.paragraph}
      </Text>
    )),
  ),
  'Text: userGenerated': all([stressTexts.url, stressTexts.arabic, stressTexts.longName], (text) => (
    <Text userGenerated>{text}</Text>
  )),
  'Text: maxLines 1, 2, 3': all([1, 2, 3] as const, (maxLines) => (
    <Text maxLines={maxLines}>{`${t.paragraph} `.repeat(4)}</Text>
  )),
  Icon: row(['tiny', 'small', 'medium', 'large', 'huge'] as const, (size) => <Icon source={star} size={size} />),
  VisuallyHidden: <VisuallyHidden>{t.sentence}</VisuallyHidden>,
  ...each('Badge', ['neutral', 'accent', 'success'], (tone) =>
    row([{ children: 'Premium' }, { icon: star, children: t.label }, { children: stressTexts.longWord }], (props) => (
      <Badge tone={tone} {...props} />
    )),
  ),
  CountBadge: row(['3', '99', '++', ''], (shown) => <CountBadge shown={shown} spoken="new" dot={shown === ''} />),
  ...each('Avatar', ['small', 'medium', 'large'], (size) =>
    row(
      [
        ...initials.map((one) => ({ picture: null, ...one })),
        { picture: art('welcome'), initial: 'A', tone: 'female' as const },
        { picture: 'data:image/png;base64,broken', initial: 'K', tone: 'male' as const },
      ],
      (source) => <Avatar {...source} size={size} />,
    ),
  ),
  ...each('PortraitImage', ['card', 'large', 'square'], (shape) => (
    <CardGrid
      items={[{ picture: art('welcome'), ...initials[0]! }, ...initials.map((one) => ({ picture: null, ...one }))]}
      toKey={({ picture, initial, tone }) => `${picture} ${initial} ${tone}`}
      render={(source) => <PortraitImage {...source} shape={shape} alt={t.label} missingText={t.label} eager />}
    />
  )),
  ...each('Illustration', ['welcome', 'no-matches', 'not-found', 'offline'], (name) => (
    <Illustration src={art(name)} />
  )),
  BackgroundImage: (
    <div style={{ position: 'relative', aspectRatio: '3 / 2', overflow: 'hidden' }}>
      <BackgroundImage src={art('login-tall')} desktopSrc={art('login-wide')} />
    </div>
  ),
});
