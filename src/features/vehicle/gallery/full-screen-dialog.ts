/**
 * Creates the full-screen dialog: an empty track, a copy of the gallery's controls, zoom and close. Created when first opened.
 *
 * @param button button of the gallery that opens it; the tools are copies of it
 */
export function fullScreenDialog(gallery: Element, button: HTMLElement): HTMLDialogElement {
	const dialog = document.createElement('dialog');
	dialog.className = 'full';
	dialog.ariaLabel = 'Pictures, full screen';
	dialog.dataset['pictures'] = '';
	const controls = button.parentElement?.cloneNode(true) as HTMLElement;
	controls.querySelector('[data-open]')?.remove();
	const zoom = toolLike(button, 'zoom', 'Zoom');
	zoom.dataset['zoom'] = '';
	zoom.ariaPressed = 'false';
	const close = toolLike(button, 'x', 'Close');
	close.addEventListener('click', () => dialog.close());
	const tools = document.createElement('div');
	tools.className = 'full__tools';
	tools.append(zoom, close);
	dialog.append(gallery.querySelector('[data-track]')?.cloneNode() ?? '', controls, tools);
	return dialog;
}

function toolLike(button: HTMLElement, icon: string, label: string): HTMLElement {
	const tool = button.cloneNode(true) as HTMLElement;
	delete tool.dataset['open'];
	const use = tool.querySelector('use');
	use?.setAttribute('href', `${use.getAttribute('href')?.split('#')[0]}#${icon}`);
	tool.querySelector('.vh')?.replaceChildren(label);
	return tool;
}
