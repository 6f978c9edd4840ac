import type { ReactNode } from 'react';

/** Files a phone offers to choose: without HEIC, so that iPhones convert their photos themselves. */
const ACCEPTED = 'image/jpeg,image/png,image/webp';

/** What is pressed to choose photos: its words and drawing are the label of the choice. */
export function PhotoLabel({
	className,
	add,
	children,
}: {
	className: string;
	add: (files: readonly File[]) => void;
	children: ReactNode;
}) {
	return (
		<label className={className}>
			<input
				className="vh"
				type="file"
				accept={ACCEPTED}
				multiple
				onChange={({ target }) => {
					add([...(target.files ?? [])]);
					target.value = '';
				}}
			/>
			{children}
		</label>
	);
}
