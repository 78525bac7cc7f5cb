/** A decision about a submission and who made it; null while it is pending. */
export interface Decided<Status extends string> {
  status: Status;
  adminComments: string;
  decidedAt: Date | null;
  decidedBy: string | null;
}

/** What a decision keeps of that which stood there before. */
export interface Previous<Status extends string> {
  previousStatus: Status;
  previousAdminComments: string;
  previousDecidedAt: Date | null;
  previousDecidedBy: string | null;
}

export const previousOf = <Status extends string>({
  status,
  adminComments,
  decidedAt,
  decidedBy,
}: Decided<Status>): Previous<Status> => ({
  previousStatus: status,
  previousAdminComments: adminComments,
  previousDecidedAt: decidedAt,
  previousDecidedBy: decidedBy,
});

/** What is there again when a decision is taken back, to the letter. */
export const restored = <Status extends string>(decision: Previous<Status>): Decided<Status> => ({
  status: decision.previousStatus,
  adminComments: decision.previousAdminComments,
  decidedAt: decision.previousDecidedAt,
  decidedBy: decision.previousDecidedBy,
});
