import type { Together } from '#kit/client/together/together.ts';

export const frame: Together = {
  operationName: 'frame',
  query: `query frame($textsLocale:String!){currentUser{...SignedInUser}translations(locale:$textsLocale onlyChanged:true){id defaultMessage}unreadNotifications}fragment SignedInUser on User{_id fullName firstName roles isAlumni selectedGroup locale timezone termsAccepted showAlumniWelcome smallPictureUrl:pictureUrl(width:96)impersonatingUser{_id fullName __typename}regions{_id name slug __typename}regionRoles{slug roleNames}groups{_id name archived __typename}__typename}`,
  at: "*",
  parts: {"currentUser":{"fields":["currentUser"],"variables":[]},"translations":{"fields":["translations"],"variables":["textsLocale"]},"unreadNotifications":{"fields":["unreadNotifications"],"variables":[]}},
  variables: {"textsLocale":"@textsLocale"},
};
