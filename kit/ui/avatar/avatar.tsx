import { useState } from 'react';
import { hueOf, initialsOf } from './initials.ts';
import styles from './avatar.module.css';

interface AvatarProps {
  fullName: string;
  /** The address of a picture; initials stand in for one that is missing or does not load. */
  picture?: string | null;
  size?: 'small' | 'normal' | 'large';
}

/** A person at a glance. The name stands beside it, so it is silent to screen readers. */
export function Avatar({ fullName, picture, size = 'normal' }: AvatarProps) {
  const [brokenPicture, setBrokenPicture] = useState<string | null>(null);
  if (picture && picture !== brokenPicture) {
    return (
      <img
        className={styles['avatar']}
        data-size={size}
        src={picture}
        alt=""
        loading="lazy"
        onError={() => setBrokenPicture(picture)}
      />
    );
  }
  return (
    <span className={styles['avatar']} data-size={size} data-hue={hueOf(fullName)} aria-hidden="true">
      {initialsOf(fullName)}
    </span>
  );
}
