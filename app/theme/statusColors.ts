/** Status colours, the same in every theme; their shades are mixed as those of themes are. */
export const statusColors = {
  success: { '050': '#f4f8f6', 200: '#aacbba', 300: '#77ac90', 500: '#1d7446', 600: '#18603a', 950: '#05140c' },
  warning: { '050': '#f9f7f2', 200: '#d3c19f', 300: '#b99c66', 500: '#8a5a00', 600: '#724a00', 950: '#181000' },
  danger: { '050': '#fbf4f4', 200: '#e3aeab', 300: '#d17d78', 500: '#b3261e', 600: '#941f19', 950: '#1f0705' },
  info: { '050': '#f4f7fb', 200: '#abc3de', 300: '#799fcb', 500: '#1f5fa8', 600: '#1a4e8b', 950: '#05111d' },
} as const;
