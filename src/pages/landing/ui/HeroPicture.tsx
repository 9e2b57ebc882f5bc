import { styled } from '@mui/material/styles';

const Drawing = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  borderRadius: 20,
  [theme.breakpoints.up('md')]: { borderRadius: 30 },
}));

/**
 * People on their way over a footbridge, from the village to the town; decoration only. Part of the document and not a
 * file of its own, so that it is there together with the headline.
 */
export function HeroPicture() {
  return (
    <Drawing aria-hidden viewBox="0 0 560 420" width="560" height="420" fill="none">
      <path d="M0 0h560v420H0z" fill="#1b8177" />
      <circle cx="336" cy="156" r="108" fill="#f4b942" />
      <path d="M60 150h66M84 166h78M196 62h58M176 78h44" stroke="#3fa096" strokeWidth="9" strokeLinecap="round" />
      <path d="M0 280c60-70 120-92 176-58s92 22 140-24 150-60 244 50v172H0z" fill="#136b63" />
      <path d="M432 118h46v200h-46z" fill="#f3faf8" />
      <path d="M486 156h48v130h-48zM396 180h30v140h-30z" fill="#c4ddd8" />
      <path
        d="M442 133h9v11h-9zM459 133h9v11h-9zM442 156h9v11h-9zM459 178h9v11h-9zM442 200h9v11h-9zM459 200h9v11h-9zM495 172h10v11h-10zM514 172h10v11h-10zM495 195h10v11h-10zM495 218h10v11h-10zM514 218h10v11h-10zM406 195h8v9h-8zM406 236h8v9h-8z"
        fill="#0b5c56"
      />
      <path d="M459 156h9v11h-9zM442 178h9v11h-9zM514 195h10v11h-10zM406 216h8v9h-8z" fill="#e09c1a" />
      <path d="M0 316c90-56 170-46 250-22s200 0 310-44v170H0z" fill="#0d5a53" />
      <path d="M0 374c90-14 470-14 560 0v46H0z" fill="#083f3a" />
      <path d="M0 272c46-12 92-8 120 10 22 14 26 46 40 78 10 24 26 44 40 60H0z" fill="#052f2c" />
      <path d="M560 256c-50-8-96 0-122 26-20 20-22 50-36 78-12 24-28 44-40 60h198z" fill="#052f2c" />
      <path d="M40 224l26-22 26 22v50H40z" fill="#f3faf8" />
      <path d="M32 228l34-30 34 30" stroke="#f4b942" strokeWidth="7" strokeLinecap="round" strokeLinejoin="round" />
      <path d="M58 248h16v26H58z" fill="#0b5c56" />
      <path d="M18 276v-44" stroke="#0a4a45" strokeWidth="5" strokeLinecap="round" />
      <circle cx="18" cy="216" r="21" fill="#2b9a8d" />
      <path d="M222 392h52M292 384h64M250 408h76" stroke="#3d857f" strokeWidth="4" strokeLinecap="round" />
      <path d="M176 270v96M280 240v140M384 270v96" stroke="#c4ddd8" strokeWidth="9" strokeLinecap="round" />
      <path d="M96 294c110-70 258-70 368 0" stroke="#fff" strokeWidth="13" strokeLinecap="round" />
      <g transform="translate(178 256) scale(1.15)">
        <path d="M-3-26-11-1M3-26 11-2" stroke="#07302d" strokeWidth="8" strokeLinecap="round" />
        <path d="M2-46 13-30" stroke="#f4b942" strokeWidth="6" strokeLinecap="round" />
        <rect x="6" y="-29" width="18" height="13" rx="3" fill="#7a4a1e" />
        <path d="M-10-46q0-9 10-9t10 9v22h-20z" fill="#f4b942" />
        <circle cx="0" cy="-64" r="9" fill="#b97a50" />
        <path d="M-9.5-63a9.5 9.5 0 0 1 17-6c-5 3-11 1-13 6l-1 5z" fill="#2a1a12" />
      </g>
      <g transform="translate(272 238) scale(1.15)">
        <path d="M-5-4h2M5-4h3" stroke="#2a1a12" strokeWidth="7" strokeLinecap="round" />
        <path d="M-8-30h16l4 24h-24z" fill="#17403c" />
        <path d="M2-46 15-34" stroke="#fff" strokeWidth="6" strokeLinecap="round" />
        <path d="M-10-46q0-9 10-9t10 9v22h-20z" fill="#ffffff" />
        <path d="M-11-62a11 11 0 0 1 22 0c0 8 2 12 3 17h-28c1-5 3-9 3-17z" fill="#d8624a" />
        <circle cx="2" cy="-62" r="7" fill="#d9a074" />
      </g>
      <g transform="translate(352 248) scale(1.15)">
        <path d="M-3-26-11-1M3-26 11-2" stroke="#07302d" strokeWidth="8" strokeLinecap="round" />
        <rect x="-17" y="-50" width="12" height="22" rx="5" fill="#c8553d" />
        <path d="M-10-46q0-9 10-9t10 9v22h-20z" fill="#8fdacf" />
        <circle cx="0" cy="-64" r="9" fill="#8d5a3a" />
        <path d="M-9.5-63a9.5 9.5 0 0 1 17-6c-5 3-11 1-13 6l-1 5z" fill="#1b120d" />
      </g>
      <path
        d="M104 256c108-66 244-66 352 0M104 256v30M152 233v32M203 216v34M254 208v34M306 208v34M357 216v34M408 233v32M456 256v30"
        stroke="#fff"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M104 250v.01M456 250v.01" stroke="#f4b942" strokeWidth="14" strokeLinecap="round" />
    </Drawing>
  );
}
