/** What a form in Stripe's own writing says: `metadata[key]=…`, `expand[0]=…`, `created[gte]=…`. */
export interface StripeForm {
  [name: string]: string | string[] | Record<string, string> | undefined;
}

export function readForm(text: string): StripeForm {
  const form: StripeForm = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const [, outer = name, inner] = /^([^[]+)\[([^\]]*)\]$/.exec(name) ?? [];
    if (inner === undefined) form[name] = value;
    else if (/^\d*$/.test(inner)) form[outer] = [...textsAt(form, outer), value];
    else form[outer] = { ...fieldsAt(form, outer), [inner]: value };
  }
  return form;
}

export const textAt = (form: StripeForm, name: string): string | null => {
  const value = form[name];
  return typeof value === 'string' ? value : null;
};
export const textsAt = (form: StripeForm, name: string): string[] => {
  const value = form[name];
  return Array.isArray(value) ? value : [];
};
export const fieldsAt = (form: StripeForm, name: string): Record<string, string> => {
  const value = form[name];
  return typeof value === 'object' && !Array.isArray(value) ? value : {};
};
export const flagAt = (form: StripeForm, name: string): boolean => form[name] === 'true';
