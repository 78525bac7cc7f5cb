export const REGISTRY_PAGE = '/alumni/ministries';
export const OWN_MINISTRIES_PAGE = '/alumni/ministries/mine';
export const NEW_MINISTRY_PAGE = '/alumni/ministries/new';
export const MINISTRY_QUEUE_PAGE = '/alumni/ministries/queue';

export const ministryPage = (id: string): string => `${REGISTRY_PAGE}/${id}`;
export const editMinistryPage = (id: string): string => `${REGISTRY_PAGE}/${id}/edit`;
