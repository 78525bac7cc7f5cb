import { getNamedType, isInputObjectType, type GraphQLSchema } from 'graphql';

const ADDRESS_NAME =
  /ur[il]$|href|host|page$|link$|src|picture|photo|image|avatar|icon|logo|site$|domain|endpoint|hook|feed|file$|calendar/i;

/** Named like an address, and none. */
const NO_ADDRESSES: readonly string[] = ['QuestionTextInput.imageAlt'];

/** Places of the schema that, by their type or their name, take an address or a text in which one can stand. */
export function addressPlacesIn(schema: GraphQLSchema): string[] {
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
  const inputs = Object.values(schema.getTypeMap()).filter(isInputObjectType);
  const places = [
    ...mutations.flatMap(({ name, args }) => args.map((argument) => ({ of: name, ...pick(argument) }))),
    ...inputs.flatMap((input) =>
      Object.values(input.getFields()).map((field) => ({ of: input.name, ...pick(field) })),
    ),
  ];
  return places
    .filter(({ type, name }) => type === 'RichText' || (type === 'String' && ADDRESS_NAME.test(name)))
    .map(({ of, name }) => `${of}.${name}`)
    .filter((place) => !NO_ADDRESSES.includes(place))
    .toSorted();
}

const pick = ({ name, type }: { name: string; type: Parameters<typeof getNamedType>[0] }) => ({
  name,
  type: getNamedType(type)?.name ?? '',
});
