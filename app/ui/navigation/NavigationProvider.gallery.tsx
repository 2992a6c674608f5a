import { controlled, type Samples } from '../../component-gallery/sampleBuilders.tsx';
import { LinkButton } from '../actions/LinkButton.tsx';
import { Text } from '../content/Text.tsx';
import { NavigationProvider } from './NavigationProvider.tsx';

export const samples: Samples = ({ t }) => ({
  'around a link': controlled('/', (pathname, onFollow) => (
    <NavigationProvider
      location={{ key: '', pathname, search: '', hash: '', state: null }}
      navigate={(to: string | number) => onFollow(String(to))}
    >
      <LinkButton to="/matches">{t.more}</LinkButton>
      <Text tone="soft">{pathname}</Text>
    </NavigationProvider>
  )),
});
