import type { ViewContent } from '../../domain/vehicle/view-content.ts';

const SCRIPT = 'https://connect.facebook.net/en_US/fbevents.js';

/** First-party cookies of the pixel. */
const COOKIES = ['_fbp', '_fbc'];

/** Command queue that Meta's script processes; later calls go to `callMethod`. */
interface Queue {
	(...call: unknown[]): void;
	callMethod?: (...call: unknown[]) => void;
	queue: unknown[][];
	push: Queue;
	loaded: boolean;
	version: string;
}

type WithPixel = Window & { fbq?: Queue; _fbq?: Queue };

/**
 * Loads a Meta pixel once per page and sends the vehicle's event (ANALYTICS-015). Automatic tracking of forms and clicks is off. A failure
 * is only logged to the console (ANALYTICS-016).
 */
export function loadPixel(page: Document, id: string, content: ViewContent): void {
	const window = page.defaultView as WithPixel | null;
	if (!window) return;
	if (window.fbq) {
		window.fbq('consent', 'grant');
		return;
	}
	const fbq = pixelQueue();
	window.fbq = fbq;
	window._fbq = fbq;
	fbq('set', 'autoConfig', false, id);
	fbq('init', id);
	fbq('trackSingle', id, 'ViewContent', content);
	const script = page.createElement('script');
	script.src = SCRIPT;
	script.async = true;
	script.onerror = () => console.warn('Analytics: the pixel could not be loaded');
	page.head.append(script);
}

/** Revokes a loaded pixel's consent and deletes its cookies. */
export function forgetPixel(page: Document): void {
	(page.defaultView as WithPixel | null)?.fbq?.('consent', 'revoke');
	const labels = page.location.hostname.split('.');
	for (const name of COOKIES) {
		page.cookie = `${name}=; Max-Age=0; Path=/`;
		for (const index of labels.keys())
			page.cookie = `${name}=; Max-Age=0; Path=/; Domain=${labels.slice(index).join('.')}`;
	}
}

function pixelQueue(): Queue {
	const fbq = ((...call: unknown[]) => {
		if (fbq.callMethod) fbq.callMethod(...call);
		else fbq.queue.push(call);
	}) as Queue;
	fbq.queue = [];
	fbq.push = fbq;
	fbq.loaded = true;
	fbq.version = '2.0';
	return fbq;
}
