/** For `npm run dev`, whose page is not rendered: puts the look's style sheet into it. */
import { createRoot } from 'react-dom/client';
import { LookStyles } from './LookStyles';

createRoot(document.createElement('div')).render(<LookStyles />);
