import { CardSaveButtons } from './CardSaveButtons.tsx';

const onPicture = (marks: { save: boolean; compare: boolean }) => (
	<div className="card__media lit" style={{ maxWidth: '18rem' }}>
		<CardSaveButtons marks={marks} title="2025 Toyota HiLux" />
	</div>
);

export const examples = {
	both: onPicture({ save: true, compare: true }),
	'heart alone': onPicture({ save: true, compare: false }),
};
