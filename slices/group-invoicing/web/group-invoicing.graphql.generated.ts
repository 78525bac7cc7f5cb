import type { Day } from '#kit/calendar/day.ts';
import type { Instant } from '#kit/calendar/instant.ts';
import type { MinorUnits } from '#kit/money/minor-units.ts';
import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type FeeTemplateRowFragment = { readonly __typename: 'FeeTemplate', readonly _id: string, readonly regionId: string, readonly regionName: string, readonly year: number, readonly title: string, readonly total: MinorUnits, readonly version: number, readonly lines: ReadonlyArray<{ readonly particulars: string, readonly quantity: number, readonly price: MinorUnits, readonly taxRate: number }>, readonly currency: { readonly value: string, readonly decimals: number } };

export type FeesOfCampusesQueryVariables = { [key: string]: never; };

export type FeesOfCampusesQuery = { readonly invoicingCampuses: ReadonlyArray<{ readonly __typename: 'InvoicingCampus', readonly _id: string, readonly name: string, readonly today: Day, readonly currency: { readonly value: string, readonly decimals: number } }>, readonly feeTemplates: ReadonlyArray<{ readonly __typename: 'FeeTemplate', readonly _id: string, readonly regionId: string, readonly regionName: string, readonly year: number, readonly title: string, readonly total: MinorUnits, readonly version: number, readonly lines: ReadonlyArray<{ readonly particulars: string, readonly quantity: number, readonly price: MinorUnits, readonly taxRate: number }>, readonly currency: { readonly value: string, readonly decimals: number } }> };

export type GroupsToInvoiceQueryVariables = {
  regionId: string;
  search: string;
};

export type GroupsToInvoiceQuery = { readonly groups: { readonly rows: ReadonlyArray<{ readonly __typename: 'ManagedGroup', readonly _id: string, readonly name: string, readonly studyYear: number | null }> } };

export type GroupsOfYearQueryVariables = {
  regionId: string;
  studyYear: number;
};

export type GroupsOfYearQuery = { readonly groups: { readonly rows: ReadonlyArray<{ readonly __typename: 'ManagedGroup', readonly _id: string, readonly name: string }> } };

export type GroupInvoicePlanQueryVariables = {
  order: Types.GroupInvoiceInput;
};

export type GroupInvoicePlanQuery = { readonly groupInvoicePlan: { readonly total: MinorUnits, readonly charged: ReadonlyArray<{ readonly __typename: 'PlannedInvoice', readonly _id: string, readonly studentName: string, readonly groupName: string, readonly total: MinorUnits, readonly reductions: ReadonlyArray<{ readonly particulars: string, readonly amount: MinorUnits }> }>, readonly leftOut: ReadonlyArray<{ readonly __typename: 'LeftOutStudent', readonly _id: string, readonly studentName: string, readonly groupName: string, readonly reason: Types.LeftOutReason }>, readonly currency: { readonly value: string, readonly decimals: number } } };

export type PlannedInvoiceRowFragment = { readonly __typename: 'PlannedInvoice', readonly _id: string, readonly studentName: string, readonly groupName: string, readonly total: MinorUnits, readonly reductions: ReadonlyArray<{ readonly particulars: string, readonly amount: MinorUnits }> };

export type LeftOutRowFragment = { readonly __typename: 'LeftOutStudent', readonly _id: string, readonly studentName: string, readonly groupName: string, readonly reason: Types.LeftOutReason };

export type InvoiceRunRowFragment = { readonly __typename: 'InvoiceRun', readonly _id: string, readonly regionName: string, readonly title: string, readonly dueOn: Day, readonly askedAt: Instant, readonly askedByName: string | null, readonly isUndone: boolean, readonly undoReason: string, readonly total: MinorUnits, readonly currency: { readonly value: string, readonly decimals: number }, readonly counts: { readonly waiting: number, readonly issued: number, readonly failed: number, readonly toUndo: number, readonly undone: number, readonly kept: number } };

export type InvoiceRunsQueryVariables = {
  after?: string | null | undefined;
};

export type InvoiceRunsQuery = { readonly invoiceRuns: { readonly nextCursor: string | null, readonly count: number, readonly countIsOpen: boolean, readonly rows: ReadonlyArray<{ readonly __typename: 'InvoiceRun', readonly _id: string, readonly regionName: string, readonly title: string, readonly dueOn: Day, readonly askedAt: Instant, readonly askedByName: string | null, readonly isUndone: boolean, readonly undoReason: string, readonly total: MinorUnits, readonly currency: { readonly value: string, readonly decimals: number }, readonly counts: { readonly waiting: number, readonly issued: number, readonly failed: number, readonly toUndo: number, readonly undone: number, readonly kept: number } }> } };

export type InvoiceRunQueryVariables = {
  _id: string;
};

export type InvoiceRunQuery = { readonly invoiceRun: { readonly __typename: 'InvoiceRun', readonly _id: string, readonly regionName: string, readonly title: string, readonly dueOn: Day, readonly askedAt: Instant, readonly askedByName: string | null, readonly isUndone: boolean, readonly undoReason: string, readonly total: MinorUnits, readonly currency: { readonly value: string, readonly decimals: number }, readonly counts: { readonly waiting: number, readonly issued: number, readonly failed: number, readonly toUndo: number, readonly undone: number, readonly kept: number } } | null };

export type InvoiceRunStudentRowFragment = { readonly __typename: 'InvoiceRunStudent', readonly _id: string, readonly studentName: string, readonly total: MinorUnits, readonly outcome: Types.InvoiceRunOutcome, readonly invoiceId: string };

export type InvoiceRunStudentsQueryVariables = {
  runId: string;
};

export type InvoiceRunStudentsQuery = { readonly invoiceRunStudents: ReadonlyArray<{ readonly __typename: 'InvoiceRunStudent', readonly _id: string, readonly studentName: string, readonly total: MinorUnits, readonly outcome: Types.InvoiceRunOutcome, readonly invoiceId: string }> };

export type InvoiceGroupsMutationVariables = {
  runId: string;
  order: Types.GroupInvoiceInput;
  expectedCount: number;
  expectedTotal: MinorUnits;
};

export type InvoiceGroupsMutation = { readonly invoiceGroups: { readonly __typename: 'InvoiceRun', readonly _id: string, readonly regionName: string, readonly title: string, readonly dueOn: Day, readonly askedAt: Instant, readonly askedByName: string | null, readonly isUndone: boolean, readonly undoReason: string, readonly total: MinorUnits, readonly currency: { readonly value: string, readonly decimals: number }, readonly counts: { readonly waiting: number, readonly issued: number, readonly failed: number, readonly toUndo: number, readonly undone: number, readonly kept: number } } };

export type UndoGroupInvoicesMutationVariables = {
  runId: string;
  reason: string;
};

export type UndoGroupInvoicesMutation = { readonly undoGroupInvoices: { readonly __typename: 'InvoiceRun', readonly _id: string, readonly regionName: string, readonly title: string, readonly dueOn: Day, readonly askedAt: Instant, readonly askedByName: string | null, readonly isUndone: boolean, readonly undoReason: string, readonly total: MinorUnits, readonly currency: { readonly value: string, readonly decimals: number }, readonly counts: { readonly waiting: number, readonly issued: number, readonly failed: number, readonly toUndo: number, readonly undone: number, readonly kept: number } } };

export type SaveFeeTemplateMutationVariables = {
  feeTemplateId: string;
  regionId: string;
  version?: number | null | undefined;
  feeTemplateInput: Types.FeeTemplateInput;
};

export type SaveFeeTemplateMutation = { readonly saveFeeTemplate: { readonly __typename: 'FeeTemplate', readonly _id: string, readonly regionId: string, readonly regionName: string, readonly year: number, readonly title: string, readonly total: MinorUnits, readonly version: number, readonly lines: ReadonlyArray<{ readonly particulars: string, readonly quantity: number, readonly price: MinorUnits, readonly taxRate: number }>, readonly currency: { readonly value: string, readonly decimals: number } } };

export type ArchiveFeeTemplateMutationVariables = {
  feeTemplateId: string;
  isArchived: boolean;
};

export type ArchiveFeeTemplateMutation = { readonly archiveFeeTemplate: { readonly __typename: 'FeeTemplate', readonly _id: string } };

export type FeeReductionRowFragment = { readonly __typename: 'FeeReduction', readonly _id: string, readonly regionName: string, readonly percentOff: number, readonly amountOff: MinorUnits, readonly reason: string, readonly validFrom: Day, readonly validTo: Day | null, readonly isEnded: boolean, readonly givenByName: string | null, readonly givenAt: Instant, readonly currency: { readonly value: string, readonly decimals: number } };

export type FeeReductionsQueryVariables = {
  personId: string;
};

export type FeeReductionsQuery = { readonly feeReductions: ReadonlyArray<{ readonly __typename: 'FeeReduction', readonly _id: string, readonly regionName: string, readonly percentOff: number, readonly amountOff: MinorUnits, readonly reason: string, readonly validFrom: Day, readonly validTo: Day | null, readonly isEnded: boolean, readonly givenByName: string | null, readonly givenAt: Instant, readonly currency: { readonly value: string, readonly decimals: number } }> };

export type GiveFeeReductionMutationVariables = {
  feeReductionId: string;
  personId: string;
  regionId: string;
  feeReductionInput: Types.FeeReductionInput;
};

export type GiveFeeReductionMutation = { readonly giveFeeReduction: { readonly __typename: 'FeeReduction', readonly _id: string, readonly regionName: string, readonly percentOff: number, readonly amountOff: MinorUnits, readonly reason: string, readonly validFrom: Day, readonly validTo: Day | null, readonly isEnded: boolean, readonly givenByName: string | null, readonly givenAt: Instant, readonly currency: { readonly value: string, readonly decimals: number } } };

export type EndFeeReductionMutationVariables = {
  feeReductionId: string;
  isEnded: boolean;
};

export type EndFeeReductionMutation = { readonly endFeeReduction: { readonly __typename: 'FeeReduction', readonly _id: string, readonly regionName: string, readonly percentOff: number, readonly amountOff: MinorUnits, readonly reason: string, readonly validFrom: Day, readonly validTo: Day | null, readonly isEnded: boolean, readonly givenByName: string | null, readonly givenAt: Instant, readonly currency: { readonly value: string, readonly decimals: number } } };

export const feesOfCampuses: TypedDocument<FeesOfCampusesQuery, FeesOfCampusesQueryVariables> = {
  operationName: 'feesOfCampuses',
  query: `query feesOfCampuses{invoicingCampuses{_id name currency{value decimals}today __typename}feeTemplates{...FeeTemplateRow}}fragment FeeTemplateRow on FeeTemplate{_id regionId regionName year title lines{particulars quantity price taxRate}total currency{value decimals}version __typename}`,
};

export const groupsToInvoice: TypedDocument<GroupsToInvoiceQuery, GroupsToInvoiceQueryVariables> = {
  operationName: 'groupsToInvoice',
  query: `query groupsToInvoice($regionId:ID!$search:String!){groups(filter:{regionId:$regionId search:$search current:true}first:20){rows{_id name studyYear __typename}}}`,
};

export const groupsOfYear: TypedDocument<GroupsOfYearQuery, GroupsOfYearQueryVariables> = {
  operationName: 'groupsOfYear',
  query: `query groupsOfYear($regionId:ID!$studyYear:Int!){groups(filter:{regionId:$regionId studyYear:$studyYear current:true}first:100){rows{_id name __typename}}}`,
};

export const groupInvoicePlan: TypedDocument<GroupInvoicePlanQuery, GroupInvoicePlanQueryVariables> = {
  operationName: 'groupInvoicePlan',
  query: `query groupInvoicePlan($order:GroupInvoiceInput!){groupInvoicePlan(order:$order){charged{...PlannedInvoiceRow}leftOut{...LeftOutRow}total currency{value decimals}}}fragment PlannedInvoiceRow on PlannedInvoice{_id studentName groupName total reductions{particulars amount}__typename}fragment LeftOutRow on LeftOutStudent{_id studentName groupName reason __typename}`,
};

export const invoiceRuns: TypedDocument<InvoiceRunsQuery, InvoiceRunsQueryVariables> = {
  operationName: 'invoiceRuns',
  query: `query invoiceRuns($after:ID){invoiceRuns(first:20 after:$after){rows{...InvoiceRunRow}nextCursor count countIsOpen}}fragment InvoiceRunRow on InvoiceRun{_id regionName title dueOn askedAt askedByName isUndone undoReason total currency{value decimals}counts{waiting issued failed toUndo undone kept}__typename}`,
};

export const invoiceRun: TypedDocument<InvoiceRunQuery, InvoiceRunQueryVariables> = {
  operationName: 'invoiceRun',
  query: `query invoiceRun($_id:ID!){invoiceRun(_id:$_id){...InvoiceRunRow}}fragment InvoiceRunRow on InvoiceRun{_id regionName title dueOn askedAt askedByName isUndone undoReason total currency{value decimals}counts{waiting issued failed toUndo undone kept}__typename}`,
};

export const invoiceRunStudents: TypedDocument<InvoiceRunStudentsQuery, InvoiceRunStudentsQueryVariables> = {
  operationName: 'invoiceRunStudents',
  query: `query invoiceRunStudents($runId:ID!){invoiceRunStudents(runId:$runId){...InvoiceRunStudentRow}}fragment InvoiceRunStudentRow on InvoiceRunStudent{_id studentName total outcome invoiceId __typename}`,
};

export const invoiceGroups: TypedDocument<InvoiceGroupsMutation, InvoiceGroupsMutationVariables> = {
  operationName: 'invoiceGroups',
  query: `mutation invoiceGroups($runId:ID!$order:GroupInvoiceInput!$expectedCount:Int!$expectedTotal:MinorUnits!){invoiceGroups(runId:$runId order:$order expectedCount:$expectedCount expectedTotal:$expectedTotal){...InvoiceRunRow}}fragment InvoiceRunRow on InvoiceRun{_id regionName title dueOn askedAt askedByName isUndone undoReason total currency{value decimals}counts{waiting issued failed toUndo undone kept}__typename}`,
};

export const undoGroupInvoices: TypedDocument<UndoGroupInvoicesMutation, UndoGroupInvoicesMutationVariables> = {
  operationName: 'undoGroupInvoices',
  query: `mutation undoGroupInvoices($runId:ID!$reason:String!){undoGroupInvoices(runId:$runId reason:$reason){...InvoiceRunRow}}fragment InvoiceRunRow on InvoiceRun{_id regionName title dueOn askedAt askedByName isUndone undoReason total currency{value decimals}counts{waiting issued failed toUndo undone kept}__typename}`,
};

export const saveFeeTemplate: TypedDocument<SaveFeeTemplateMutation, SaveFeeTemplateMutationVariables> = {
  operationName: 'saveFeeTemplate',
  query: `mutation saveFeeTemplate($feeTemplateId:ID!$regionId:ID!$version:Int$feeTemplateInput:FeeTemplateInput!){saveFeeTemplate(feeTemplateId:$feeTemplateId regionId:$regionId version:$version feeTemplateInput:$feeTemplateInput){...FeeTemplateRow}}fragment FeeTemplateRow on FeeTemplate{_id regionId regionName year title lines{particulars quantity price taxRate}total currency{value decimals}version __typename}`,
};

export const archiveFeeTemplate: TypedDocument<ArchiveFeeTemplateMutation, ArchiveFeeTemplateMutationVariables> = {
  operationName: 'archiveFeeTemplate',
  query: `mutation archiveFeeTemplate($feeTemplateId:ID!$isArchived:Boolean!){archiveFeeTemplate(feeTemplateId:$feeTemplateId isArchived:$isArchived){_id __typename}}`,
};

export const feeReductions: TypedDocument<FeeReductionsQuery, FeeReductionsQueryVariables> = {
  operationName: 'feeReductions',
  query: `query feeReductions($personId:ID!){feeReductions(personId:$personId){...FeeReductionRow}}fragment FeeReductionRow on FeeReduction{_id regionName percentOff amountOff currency{value decimals}reason validFrom validTo isEnded givenByName givenAt __typename}`,
};

export const giveFeeReduction: TypedDocument<GiveFeeReductionMutation, GiveFeeReductionMutationVariables> = {
  operationName: 'giveFeeReduction',
  query: `mutation giveFeeReduction($feeReductionId:ID!$personId:ID!$regionId:ID!$feeReductionInput:FeeReductionInput!){giveFeeReduction(feeReductionId:$feeReductionId personId:$personId regionId:$regionId feeReductionInput:$feeReductionInput){...FeeReductionRow}}fragment FeeReductionRow on FeeReduction{_id regionName percentOff amountOff currency{value decimals}reason validFrom validTo isEnded givenByName givenAt __typename}`,
};

export const endFeeReduction: TypedDocument<EndFeeReductionMutation, EndFeeReductionMutationVariables> = {
  operationName: 'endFeeReduction',
  query: `mutation endFeeReduction($feeReductionId:ID!$isEnded:Boolean!){endFeeReduction(feeReductionId:$feeReductionId isEnded:$isEnded){...FeeReductionRow}}fragment FeeReductionRow on FeeReduction{_id regionName percentOff amountOff currency{value decimals}reason validFrom validTo isEnded givenByName givenAt __typename}`,
};
