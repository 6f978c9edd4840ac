/**
 * Asks the question that a button has left on the chat's dialog (`data-question`), now and whenever the dialog is opened with one. Returns how
 * to stop.
 */
export function takeQuestion(page: Document, ask: (question: string) => void): () => void {
	const dialog = page.getElementById('chat');
	const take = () => {
		const question = dialog?.dataset['question'];
		if (!dialog || !question || !dialog.matches(':popover-open')) return;
		delete dialog.dataset['question'];
		ask(question);
	};
	take();
	dialog?.addEventListener('toggle', take);
	return () => dialog?.removeEventListener('toggle', take);
}
