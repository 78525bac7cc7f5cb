import { builder } from '#kit/graphql/builder.ts';
import { recordInput } from '#kit/graphql/record-types.ts';
import { document } from '../rules/document.ts';
import {
  askForAcceptance,
  createDocument,
  deleteDocument,
  publishDocument,
  restoreDocument,
  restoreDocumentVersion,
  saveDocumentBody,
  updateDocument,
} from './document.actions.ts';
import { ManagedDocument, writers } from './managed-documents.graphql.ts';

const DocumentInput = recordInput('DocumentInput', document);

builder.mutationField('createDocument', (t) =>
  t.field({
    type: ManagedDocument,
    permission: writers,
    args: {
      documentId: t.arg.id({ required: true, description: 'A new id, made by the form.' }),
      documentInput: t.arg({ type: DocumentInput, required: true }),
    },
    resolve: (_, { documentId, documentInput }, ctx) => createDocument(ctx, documentId, documentInput),
  }),
);

builder.mutationField('updateDocument', (t) =>
  t.field({
    type: ManagedDocument,
    permission: writers,
    args: {
      documentId: t.arg.id({ required: true }),
      version: t.arg.int({ required: true, description: 'The version the change is based on.' }),
      documentInput: t.arg({ type: DocumentInput, required: true }),
    },
    resolve: (_, change, ctx) => updateDocument(ctx, change),
  }),
);

builder.mutationField('publishDocument', (t) =>
  t.field({
    type: ManagedDocument,
    permission: writers,
    args: { documentId: t.arg.id({ required: true }), published: t.arg.boolean({ required: true }) },
    resolve: (_, { documentId, published }, ctx) => publishDocument(ctx, documentId, published),
  }),
);

builder.mutationField('deleteDocument', (t) =>
  t.id({
    description: 'Answers the id of what is deleted; restoreDocument brings it back.',
    permission: writers,
    args: {
      documentId: t.arg.id({ required: true }),
      typedTitle: t.arg.string({ description: 'The title, for a document that is published.' }),
    },
    resolve: (_, { documentId, typedTitle }, ctx) =>
      deleteDocument(ctx, { documentId, typedTitle: typedTitle ?? null }),
  }),
);

builder.mutationField('restoreDocument', (t) =>
  t.field({
    type: ManagedDocument,
    permission: writers,
    args: { documentId: t.arg.id({ required: true }) },
    resolve: (_, { documentId }, ctx) => restoreDocument(ctx, documentId),
  }),
);

builder.mutationField('saveDocumentBody', (t) =>
  t.field({
    type: ManagedDocument,
    permission: writers,
    args: {
      documentId: t.arg.id({ required: true }),
      locale: t.arg.string({ required: true }),
      version: t.arg.int({
        required: true,
        description: 'The number of the body the change is based on; 0 where there was none.',
      }),
      content: t.arg({ type: 'RichText', required: true, description: 'Nothing takes the body away.' }),
    },
    resolve: (_, change, ctx) => saveDocumentBody(ctx, change),
  }),
);

builder.mutationField('restoreDocumentVersion', (t) =>
  t.field({
    type: ManagedDocument,
    permission: writers,
    args: {
      documentId: t.arg.id({ required: true }),
      locale: t.arg.string({ required: true }),
      version: t.arg.int({ required: true, description: 'As in saveDocumentBody.' }),
      number: t.arg.int({ required: true, description: 'The version to be saved again.' }),
    },
    resolve: (_, change, ctx) => restoreDocumentVersion(ctx, change),
  }),
);

builder.mutationField('askForAcceptance', (t) =>
  t.int({
    description: 'Has everybody accept the legal documents again; answers the version they accept.',
    permission: writers,
    args: { termsVersion: t.arg.int({ required: true, description: 'The version in force.' }) },
    resolve: (_, { termsVersion }, ctx) => askForAcceptance(ctx, termsVersion),
  }),
);
