/**
 * Takes the question that a button has left on the chat's dialog (`data-question`), now and whenever the dialog is opened with one; an
 * empty one is still to be typed. Returns how to stop.
 */
export function takeQuestion(page: Document, take: (question: string) => void): () => void {
	const dialog = page.getElementById('chat');
	const onOpen = () => {
		const question = dialog?.dataset['question'];
		if (!dialog || question === undefined || !dialog.matches(':popover-open')) return;
		delete dialog.dataset['question'];
		take(question);
	};
	onOpen();
	dialog?.addEventListener('toggle', onOpen);
	return () => dialog?.removeEventListener('toggle', onOpen);
}
