import type { CSSProperties } from 'react';
import { Specimen } from './specimen.tsx';
import styles from './catalogue.module.css';

const COLOURS = [
  ['Brand', '--brand', '#7d0023'],
  ['Secondary', '--secondary', '#5aa4b7'],
  ['Tertiary', '--tertiary', '#c2dde4'],
  ['Success', '--success', '#5cb85c'],
  ['Warning', '--warning', '#f0ad4e'],
  ['Danger', '--danger', '#d9534f'],
  ['Title bar', '--titlebar', '#2c2c2c'],
  ['Page', '--page', '#edf2f3'],
] as const;

const SHADES = [
  ['Ink', '--ink'],
  ['Ink 2', '--ink-2'],
  ['Ink 3', '--ink-3'],
  ['Link, info', '--link'],
  ['Success', '--success-text'],
  ['Warning', '--warning-text'],
  ['Danger', '--danger-text'],
  ['Brand', '--brand'],
] as const;

const read = (weight: number, size: number): CSSProperties => ({
  font: `${weight} var(--fs-${size}) / var(--lh-${size}) var(--font-read)`,
});

/** What all parts are made of. */
export function FoundationsSection() {
  return (
    <>
      <Specimen title="Colour" about="Given colours fill; darker shades write.">
        <ul className={styles['swatches']}>
          {COLOURS.map(([name, token, value]) => (
            <li key={name}>
              <i style={{ background: `var(${token})` }} />
              <b>{name}</b>
              <span>{value}</span>
            </li>
          ))}
        </ul>
        <ul className={styles['shades']}>
          {SHADES.map(([name, token]) => (
            <li key={token} style={{ color: `var(${token})` }}>
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen title="Type" about="Serif for what is read, sans for what is operated.">
        <div className={styles['types']}>
          <p style={read(600, 36)}>
            Good morning, Putri <small>36/42 greeting</small>
          </p>
          <p style={read(600, 28)}>
            New Testament Survey <small>28/36 page title</small>
          </p>
          <p style={read(600, 22)}>
            Approve this leave? <small>22/30 modal, drawer</small>
          </p>
          <p style={read(400, 18)}>
            What does the phrase tell us about the passage? <small>18/30 reading</small>
          </p>
          <p style={{ fontSize: 'var(--fs-16)', fontWeight: 600 }}>
            Payment plan <small>16/24 card title</small>
          </p>
          <p>
            Taken on the 20th of each month. <small>14/24 body</small>
          </p>
          <p className={styles['note']}>
            30 questions · 45 minutes <small>13/18 secondary</small>
          </p>
        </div>
      </Specimen>
    </>
  );
}
