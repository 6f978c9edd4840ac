import { addStylesheet } from '../add-stylesheet.ts';
import { watchIntent } from '../hydration/watch-intent.ts';

/**
 * Opens the page's own chat, such as that about its vehicle; else the one of the chat's page, which is brought into this one the first
 * time. Throws an Error when it cannot be loaded.
 *
 * @param address the chat's page
 */
export async function openChatPanel(page: Document, address: string): Promise<void> {
	const dialog = page.getElementById('chat') ?? (await bringPanel(page, address));
	dialog.showPopover();
	const island = dialog.querySelector('astro-island');
	island?.dispatchEvent(new Event('hydrate'));
}

let coming: Promise<HTMLElement> | null = null;

/** The panel of the chat's page, with its styles. Two presses bring one. */
function bringPanel(page: Document, address: string): Promise<HTMLElement> {
	coming ??= loadPanel(page, address).finally(() => {
		coming = null;
	});
	return coming;
}

async function loadPanel(page: Document, address: string): Promise<HTMLElement> {
	const response = await fetch(address);
	if (!response.ok) throw new Error(`${address} responded with ${response.status}`);
	const chat = new DOMParser().parseFromString(await response.text(), 'text/html');
	const rendered =
		chat.querySelector<HTMLTemplateElement>('template[data-chat-panel]')?.content.firstElementChild;
	if (!rendered) throw new Error(`${address} has no panel`);
	const styles = [...chat.querySelectorAll('link[rel=stylesheet]')];
	await Promise.all(styles.map((link) => addStylesheet(link.getAttribute('href') ?? '')));
	const dialog = page.importNode(rendered, true) as HTMLElement;
	for (const script of dialog.querySelectorAll('script')) script.remove();
	// Where the forms of a page are: they look there for the number to call.
	(page.querySelector('main') ?? page.body).append(dialog);
	watchIntent(dialog);
	return dialog;
}
