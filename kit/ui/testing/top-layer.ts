// jsdom has dialogs and popovers but not yet the top layer: here, what is shown is in place and what is hidden is not.
HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement): void {
  this.open = true;
  (this.querySelector<HTMLElement>('[autofocus], button, input, select, textarea, a[href]') ?? this).focus();
};
HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement): void {
  this.open = false;
};
HTMLElement.prototype.showPopover = function showPopover(this: HTMLElement): void {
  this.removeAttribute('popover');
};
HTMLElement.prototype.hidePopover = function hidePopover(this: HTMLElement): void {
  this.setAttribute('popover', 'manual');
};

// Nothing has a size or a place in jsdom, so nothing ever changes its size or comes into view.
Element.prototype.scrollIntoView = () => {};
globalThis.ResizeObserver = class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

// And every window is as wide as a style sheet could wish, beside a mouse; a test about phones says so itself.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: /min-width|pointer: fine/.test(media),
  }) as MediaQueryList;
