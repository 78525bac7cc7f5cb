import { languageName } from '#kit/messages/locales.ts';
import { Menu } from '#kit/ui/menu/menu.tsx';
import { MenuGroup, MenuItem, MenuSeparator } from '#kit/ui/menu/menu-item.tsx';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import {
  readableStyle,
  SPEEDS,
  SUBTITLE_BACKGROUNDS,
  SUBTITLE_COLOURS,
  SUBTITLE_SIZES,
  type Speed,
  type SubtitleStyle,
} from '../../rules/watching/playback.ts';
import { playerChoices } from '../player-choices.ts';
import { ControlButton } from './control-button.tsx';
import styles from './controls.module.css';

export function SpeedMenu({ onChoose }: { onChoose: (speed: Speed) => void }) {
  const text = useText();
  const { speed } = playerChoices.use();
  return (
    <Menu
      label={text('playbackSpeed')}
      renderButton={(links) => (
        <button {...links} type="button" className={styles['words']} aria-label={text('speedNow', { speed })}>
          {speed}×
        </button>
      )}
    >
      {SPEEDS.map((one) => (
        <MenuItem key={one} action={() => onChoose(one)} isChosen={one === speed}>
          {one}×
        </MenuItem>
      ))}
    </Menu>
  );
}

const SIZE_TEXTS = { SMALL: 'sizeSmall', MEDIUM: 'sizeMedium', LARGE: 'sizeLarge' } as const;
const COLOUR_TEXTS = { WHITE: 'colourWhite', YELLOW: 'colourYellow', BLACK: 'colourBlack' } as const;
const BACKGROUND_TEXTS = {
  DARK: 'backgroundDark',
  LIGHT: 'backgroundLight',
  NONE: 'backgroundNone',
} as const;

interface SubtitleMenuProps {
  locales: readonly string[];
  shown: string | null;
}

export function SubtitleMenu({ locales, shown }: SubtitleMenuProps) {
  const text = useText();
  const choices = playerChoices.use();
  const { size, colour, background } = choices;
  const restyle = (change: Partial<SubtitleStyle>): void =>
    playerChoices.change(readableStyle({ size, colour, background, ...change }));
  const styleGroup = <Value extends string>(
    heading: MessageId,
    values: readonly Value[],
    texts: Record<Value, MessageId>,
    [now, name]: [Value, keyof SubtitleStyle],
  ) => (
    <MenuGroup heading={text(heading)}>
      {values.map((value) => (
        <MenuItem key={value} action={() => restyle({ [name]: value })} isChosen={value === now}>
          {text(texts[value])}
        </MenuItem>
      ))}
    </MenuGroup>
  );
  return (
    <Menu
      label={text('subtitles')}
      renderButton={(links) => (
        <ControlButton {...links} icon="subtitles" label={text('subtitles')} data-on={shown !== null} />
      )}
    >
      <MenuItem action={() => playerChoices.change({ showsSubtitles: false })} isChosen={shown === null}>
        {text('subtitlesOff')}
      </MenuItem>
      {locales.map((locale) => (
        <MenuItem
          key={locale}
          action={() => playerChoices.change({ showsSubtitles: true, subtitleLocale: locale })}
          isChosen={locale === shown}
        >
          {languageName(locale)}
        </MenuItem>
      ))}
      <MenuSeparator />
      {styleGroup('subtitleSize', SUBTITLE_SIZES, SIZE_TEXTS, [size, 'size'])}
      {styleGroup('subtitleColour', SUBTITLE_COLOURS, COLOUR_TEXTS, [colour, 'colour'])}
      {styleGroup('subtitleBackground', SUBTITLE_BACKGROUNDS, BACKGROUND_TEXTS, [background, 'background'])}
    </Menu>
  );
}

export function QualityMenu({ heights }: { heights: readonly number[] }) {
  const text = useText();
  const { height: parsed } = playerChoices.use();
  const choose = (height: number | null) => (): void => playerChoices.change({ height });
  return (
    <Menu
      label={text('filmQuality')}
      renderButton={(links) => <ControlButton {...links} icon="quality" label={text('filmQuality')} />}
    >
      <MenuItem action={choose(null)} isChosen={parsed === null}>
        {text('qualityByNetwork')}
      </MenuItem>
      {heights.map((height) => (
        <MenuItem key={height} action={choose(height)} isChosen={parsed === height}>
          {height}p
        </MenuItem>
      ))}
    </Menu>
  );
}
