interface Newcomer {
  isAlumni: boolean | null;
  showAlumniWelcome: boolean | null;
  regions: readonly unknown[] | null;
  impersonatingUser: unknown;
}

/** Who came home to the alumni from one campus and was not greeted yet (ALUM-08). Nobody answers in another's place. */
export const isToBeWelcomed = ({
  isAlumni,
  showAlumniWelcome,
  regions,
  impersonatingUser,
}: Newcomer): boolean =>
  isAlumni === true && showAlumniWelcome !== false && regions?.length === 2 && !impersonatingUser;
