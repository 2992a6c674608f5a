import flag from '@phosphor-icons/core/regular/flag.svg?icon';
import paperPlane from '@phosphor-icons/core/regular/paper-plane-tilt.svg?icon';
import phone from '@phosphor-icons/core/regular/phone.svg?icon';
import smiley from '@phosphor-icons/core/regular/smiley.svg?icon';
import star from '@phosphor-icons/core/regular/star.svg?icon';
import { header } from '../../theme/surfaces.ts';
import { ActionGroup } from '../../ui/actions/ActionGroup.tsx';
import { ActionTile } from '../../ui/actions/ActionTile.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { HeaderButton } from '../../ui/actions/HeaderButton.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { LinkTabs } from '../../ui/actions/LinkTabs.tsx';
import { Menu, MenuButton } from '../../ui/actions/Menu.tsx';
import { ShowMore } from '../../ui/actions/ShowMore.tsx';
import { Tabs } from '../../ui/actions/Tabs.tsx';
import { TextButton } from '../../ui/actions/TextButton.tsx';
import { TextLink } from '../../ui/actions/TextLink.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { all, controlled, each, row, type SampleContext, type Samples } from '../sampleBuilders.tsx';
import { stressTexts } from '../sampleTexts.ts';

const { longWord, longName } = stressTexts;
const noop = () => {};
const tones = ['primary', 'secondary', 'quiet'] as const;
const icon = paperPlane;
const ariaDisabled = true;

export const actionSamples = ({ t }: SampleContext): Samples => ({
  ...each('Button', tones, (tone) =>
    row([{}, { icon }, { ariaDisabled }, { icon, ariaDisabled }, { opensDialog: true }], (props) => (
      <Button tone={tone} {...props}>
        {t.send}
      </Button>
    )),
  ),
  ...each('Button', ['medium', 'small', 'compact'], (size) =>
    row(tones, (tone) => (
      <Button tone={tone} size={size} icon={icon}>
        {t.send}
      </Button>
    )),
  ),
  'Button: full': <Button width="full">{t.more}</Button>,
  'Button: long': row([longWord, t.question], (text) => <Button icon={icon}>{text}</Button>),
  LinkButton: row(
    [{}, { tone: 'secondary' as const, icon }, { tone: 'quiet' as const }, { width: 'full' as const }],
    (props) => (
      <LinkButton to="/" {...props}>
        {t.more}
      </LinkButton>
    ),
  ),
  'LinkButton: long': <LinkButton to="/">{longWord}</LinkButton>,
  'TextLink: standalone, absolute, long': row(['/', 'mailto:help@example.org', '/long'], (to) => (
    <TextLink to={to}>{to === '/long' ? longWord : t.more}</TextLink>
  )),
  'TextLink: inline': (
    <Text>
      {t.sentence}{' '}
      <TextLink to="/" inline>
        {t.more}
      </TextLink>{' '}
      {t.paragraph}
    </Text>
  ),
  TextButton: row([false, true], (opensDialog) => (
    <TextButton opensDialog={opensDialog} onClick={noop}>
      {t.more}
    </TextButton>
  )),
  'ActionTile: fitting; plain, on and ariaDisabled, note and opensDialog, ariaDisabled': (
    <ActionGroup label="What you can do" columns="fitting">
      {all(
        [
          { icon, children: t.send },
          { icon: smiley, on: true, ariaDisabled, children: t.send },
          { icon: star, note: 'Premium', opensDialog: true, children: t.more },
          { icon: phone, ariaDisabled, children: 'Call' },
        ],
        (tile) => (
          <ActionTile {...tile} onClick={noop} />
        ),
      )}
    </ActionGroup>
  ),
  'ActionTile: bar; on, long': (
    <ActionGroup label="More you can do" columns="bar">
      <ActionTile icon={smiley} on onClick={noop}>
        {t.more}
      </ActionTile>
      <ActionTile icon={star} note={t.question} onClick={noop}>
        {longWord}
      </ActionTile>
    </ActionGroup>
  ),
  HeaderButton: row(
    [
      {
        whenNarrow: 'stacked' as const,
        count: { shown: '3', spoken: '3 new', dot: false },
        open: false,
        children: t.label,
      },
      { whenNarrow: 'word' as const, count: { shown: '', spoken: 'new', dot: true }, open: true, children: t.more },
      { whenNarrow: 'word' as const, open: false, children: longWord },
    ],
    (button) => (
      <div style={{ minWidth: 0, maxWidth: '100%', padding: '12px', background: header.ground }}>
        <HeaderButton icon={star} {...button} onOpen={noop} />
      </div>
    ),
  ),
  LinkTabs: (
    <LinkTabs
      label={t.label}
      tabs={['About me', 'Pictures', t.label].map((label, index) => ({ to: `/${label}`, label, current: index === 0 }))}
    />
  ),
  'LinkTabs: long': (
    <LinkTabs
      label={t.hint}
      tabs={[longWord, longName].map((label, index) => ({ to: `/${label}`, label, current: index === 1 }))}
    />
  ),
  Tabs: controlled('About me', (shown, onShow) => (
    <Tabs
      label={t.label}
      shown={shown}
      onShow={onShow}
      tabs={Object.entries({ 'About me': t.paragraph, 'What I am looking for': t.sentence, [t.label]: t.hint }).map(
        ([label, text]) => ({ key: label, label, content: <Text>{text}</Text> }),
      )}
    />
  )),
  'MenuButton: beside tiles': all([100, 16], (width) => (
    <div style={{ maxWidth: `${width}rem` }}>
      <ActionGroup label={longName} columns="fitting">
        <ActionTile icon={star} onClick={noop}>
          Smile
        </ActionTile>
        <ActionTile icon={flag} note="with Premium" onClick={noop}>
          Write
        </ActionTile>
        <MenuButton look="tile" label="More" onOpen={noop} />
      </ActionGroup>
    </div>
  )),
  Menu: controlled('', (picked, onPick) => (
    <div>
      <Menu
        label="More"
        items={[
          { key: 'star', icon: star, label: 'Add to favourites', onPick: () => onPick('Add to favourites') },
          { key: 'flag', icon: flag, label: longWord, onPick: () => onPick(longWord) },
        ]}
      />
      <Text tone="soft">{picked}</Text>
    </div>
  )),
  'ShowMore: idle, busy': all([false, true], (busy) => (
    <ShowMore
      summary={t.hint}
      width={busy ? 'full' : 'auto'}
      more={{ label: t.more, busyLabel: 'Loading …', busy, onShow: noop }}
    />
  )),
  'ShowMore: at the end': <ShowMore summary={t.hint} more={null} />,
});
