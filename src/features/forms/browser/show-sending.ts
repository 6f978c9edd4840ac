import { element } from '../../../browser/leads/element.ts';

/**
 * Shows that a form is being sent: its button turns and takes no further press (ENQUIRY-012, resolution 121). The button is not
 * disabled, which would take the focus from it, but says that it is off; a status says it to screen readers.
 */
export function showSending(form: HTMLFormElement): () => void {
	const button = form.querySelector<HTMLButtonElement>('[type=submit]');
	const words = button?.textContent ?? '';
	const said = element('p', 'vh');
	said.role = 'status';
	form.append(said);
	said.textContent = 'Sending…';
	form.ariaBusy = 'true';
	if (button) {
		button.ariaDisabled = 'true';
		button.replaceChildren(element('span', 'spin'), 'Sending…');
	}
	return () => {
		form.ariaBusy = null;
		said.remove();
		if (!button) return;
		button.ariaDisabled = null;
		button.textContent = words;
	};
}

/** What a form says of itself above its button. */
export interface StatusLine {
	/** Whether the spam check is done. */
	showProof: (isThere: boolean) => void;
	/** That the form waits for the network. */
	showKept: () => void;
	/** That what waited was sent. */
	showSentLater: () => void;
	/** Nothing more of a form that waited. */
	clear: () => void;
}

/** Puts the line into a form. */
export function statusLine(form: HTMLFormElement): StatusLine {
	const proof = element('p', 'lead__proof small muted');
	const status = element('p', 'lead__status');
	status.role = 'status';
	status.tabIndex = -1;
	form.querySelector('.lead__foot')?.before(proof, status);
	return {
		showProof: (isThere) => {
			proof.textContent = isThere ? 'Spam check done' : 'Spam check runs by itself…';
			proof.classList.toggle('is-done', isThere);
		},
		showKept: () => {
			status.textContent =
				'You are offline. What you wrote is kept on this device and sent when you are back online.';
			status.focus({ preventScroll: true });
			status.scrollIntoView({ block: 'center' });
		},
		showSentLater: () => {
			status.textContent = 'What you wrote earlier has now been sent.';
		},
		clear: () => {
			status.textContent = '';
		},
	};
}
