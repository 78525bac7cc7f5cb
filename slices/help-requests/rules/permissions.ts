interface Answerer {
  roles: readonly string[];
  personId: string;
}

/** Who may do what with requests for help. Asking, and reading what one has asked, is for everybody signed in. */
export const can = {
  answer: ({ roles }: Pick<Answerer, 'roles'>): boolean => roles.includes('superadmin'),
  /** A teacher answers what was asked of them. */
  answerRequest: (actor: Answerer, { askedOf }: { askedOf: string | null }): boolean =>
    can.answer(actor) || askedOf === actor.personId,
};
